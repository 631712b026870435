import type { MouseEvent } from 'react';
import { ErrorIcon, Icon } from '../icon/index.ts';
import { alert, body, list, link, title as titleClass } from './Form.css.ts';
import type { WrongField } from './wrong-fields.ts';

type FormAlertProps = {
  readonly title: string | undefined;
  readonly error: string | undefined;
  readonly fields: readonly WrongField[];
  /** What was said of something that is no field of this form. */
  readonly others: readonly string[];
};

/** What is wrong with a form, at its top: said aloud and focused when it comes, with a link to each wrong field. */
export function FormAlert({ title, error, fields, others }: FormAlertProps) {
  return (
    <div ref={focus} role="alert" tabIndex={-1} className={alert}>
      <Icon glyph={ErrorIcon} />
      <div className={body}>
        {title !== undefined && <p className={titleClass}>{title}</p>}
        {error !== undefined && <p>{error}</p>}
        {fields.length + others.length > 0 && (
          <ul className={list}>
            {/* By their place: two rows of a form may have fields of one name, wrong in one way. */}
            {fields.map((field, place) => (
              <li key={place}>
                <FieldLink {...field} />
              </li>
            ))}
            {others.map((message, place) => (
              <li key={place}>{message}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/* An anchor of the browser's own: an app's router would take it for a page. */
function FieldLink({ label, message, control }: WrongField) {
  const go = (event: MouseEvent) => {
    event.preventDefault();
    control.focus();
  };
  return (
    <a href={`#${control.id}`} onClick={go} className={link}>
      {label}: {message}
    </a>
  );
}

/* As a ref of its own it runs once, when the alert comes; once React is done, since what hears of it may render. */
function focus(element: HTMLElement | null): void {
  queueMicrotask(() => element?.focus());
}
