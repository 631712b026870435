import { useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Form as AriaForm } from 'react-aria-components';
import type { FormProps as AriaFormProps } from 'react-aria-components';
import type { FieldProblem } from './field-problem.ts';
import { form } from './Form.css.ts';
import { FormAlert } from './FormAlert.tsx';
import { useFormProblems } from './useFormProblems.ts';

/** What a form takes. */
export type FormProps = Pick<
  AriaFormProps,
  'action' | 'method' | 'id' | 'onReset' | 'aria-label' | 'aria-labelledby'
> & {
  readonly children: ReactNode;
  /** Called with the fields' values once all are valid. Without it, the browser posts to `action`. */
  readonly onSubmit?: (values: FormData) => void;
  /**
   * The `errors` of a server's problem+json. Each shows at the field with its `name` until that field changes; what is
   * about no field of the form stands at the top. A new list for a new answer.
   */
  readonly errors?: readonly FieldProblem[] | undefined;
  /** What went wrong with the whole: said aloud and focused when it comes. Clear it when sending again. */
  readonly error?: string | undefined;
  /**
   * Heads a summary of the wrong fields, each a link to its field: "There is a problem". It comes, and has the focus,
   * when the form could not be sent. Give it to a form of more than two fields; without it, the first wrong field has
   * the focus.
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
    onSubmit(new FormData(event.currentTarget));
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
          // A new one for each finding: it is said aloud and focused when it comes.
          key={`${problems.count} ${error}`}
          title={isListed ? summaryTitle : undefined}
          {...{ error, fields, others }}
        />
      )}
      {children}
    </AriaForm>
  );
}
