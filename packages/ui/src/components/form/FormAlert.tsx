import type { MouseEvent } from 'react';
import { ErrorIcon, Icon } from '../icon/index.ts';
import { alert, body, list, link, title as titleClass } from './Form.css.ts';
import type { WrongField } from './wrong-fields.ts';

type FormAlertProps = {
  readonly title: string | undefined;
  readonly error: string | undefined;
  readonly fields: readonly WrongField[];
  /** Errors about unknown fields of this form. */
  readonly others: readonly string[];
};

/**
 * The errors of a form, at its top: announced and focused when they appear, with a link to each
 * invalid field.
 */
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

/*
 * As its own ref it runs once, when the alert is mounted, and after React has committed, because
 * the callback may render.
 */
function focus(element: HTMLElement | null): void {
  queueMicrotask(() => element?.focus());
}
