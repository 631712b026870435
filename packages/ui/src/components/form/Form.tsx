import { useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Form as AriaForm } from 'react-aria-components';
import type { FormProps as AriaFormProps } from 'react-aria-components';
import type { FieldProblem } from './field-problem.ts';
import { form } from './Form.css.ts';
import { FormAlert } from './FormAlert.tsx';
import { useFormProblems } from './useFormProblems.ts';

export type FormProps = Pick<
  AriaFormProps,
  'action' | 'method' | 'id' | 'onReset' | 'aria-label' | 'aria-labelledby'
> & {
  readonly children: ReactNode;
  /**
   * Called with the fields' values once all are valid, and with the button that was pressed, for a form with two of
   * them. Without it, the browser posts to `action`.
   */
  readonly onSubmit?: (values: FormData, pressed: HTMLElement | null) => void;
  /**
   * The `errors` of a server's problem+json. Each is shown at the field with its `name` until that
   * field changes; errors about unknown fields are listed at the top. Pass a new array for each
   * response.
   */
  readonly errors?: readonly FieldProblem[] | undefined;
  /**
   * An error about the whole form: announced and focused when it appears. Clear it when submitting
   * again.
   */
  readonly error?: string | undefined;
  /**
   * The heading of an error summary, with a link to each invalid field: "There is a problem". It
   * appears, and gets the focus, when the form could not be submitted. Set it for a form of more
   * than two fields; without it, the first invalid field gets the focus.
   */
  readonly summaryTitle?: string;
};

/** Fields that are sent together, with the errors that come back. */
export function Form(props: FormProps) {
  const { children, onSubmit, onReset, errors, error, summaryTitle, ...aria } = props;
  const ref = useRef<HTMLFormElement>(null);
  const hasSummary = summaryTitle !== undefined;
  const { fields, others, ...problems } = useFormProblems(ref, errors, hasSummary);
  const isListed = fields.length + others.length > 0;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    problems.forget();
    if (onSubmit === undefined) return;
    event.preventDefault();
    const { nativeEvent } = event;
    onSubmit(
      new FormData(event.currentTarget),
      nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null,
    );
  };
  const reset = (event: FormEvent<HTMLFormElement>) => {
    problems.forget();
    onReset?.(event);
  };
  return (
    <AriaForm
      {...aria}
      ref={ref}
      onSubmit={submit}
      onReset={reset}
      onInvalid={problems.onInvalid}
      validationErrors={problems.byName}
      className={form}
    >
      {(isListed || error !== undefined) && (
        <FormAlert
          // A new key for each result: it is announced and focused when it appears.
          key={`${problems.count} ${error}`}
          title={isListed ? summaryTitle : undefined}
          {...{ error, fields, others }}
        />
      )}
      {children}
    </AriaForm>
  );
}
