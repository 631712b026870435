import type { FormEvent, ReactNode } from 'react';
import { Form as AriaForm } from 'react-aria-components';
import type { FormProps as AriaFormProps } from 'react-aria-components';
import { ErrorIcon, Icon } from '../icon/index.ts';
import { error as errorClass, form } from './Form.css.ts';

/** What a form takes. */
export type FormProps = Pick<
  AriaFormProps,
  'action' | 'method' | 'id' | 'aria-label' | 'aria-labelledby'
> & {
  readonly children: ReactNode;
  /** Called with the fields' values once all are valid. Without it, the browser posts to `action`. */
  readonly onSubmit?: (values: FormData) => void;
  /** The server's errors by field name; each shows at its field until that field changes. */
  readonly fieldErrors?: Readonly<Record<string, string | string[]>>;
  /** What went wrong with the whole: said aloud and focused when it comes. Clear it when sending again. */
  readonly error?: string | undefined;
};

/** Fields that are sent together, with the errors that come back. */
export function Form({ children, onSubmit, fieldErrors, error, ...aria }: FormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit?.(new FormData(event.currentTarget));
  };
  return (
    <AriaForm
      {...aria}
      {...(onSubmit !== undefined && { onSubmit: submit })}
      {...(fieldErrors !== undefined && { validationErrors: fieldErrors })}
      className={form}
    >
      {error !== undefined && (
        <div key={error} ref={focus} role="alert" tabIndex={-1} className={errorClass}>
          <Icon glyph={ErrorIcon} />
          <span>{error}</span>
        </div>
      )}
      {children}
    </AriaForm>
  );
}

/** As a ref of its own it runs once, when the error appears. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}
