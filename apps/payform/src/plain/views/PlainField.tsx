import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { PlainContext, TypedField } from '../plain-context.ts';
import {
  control,
  description as descriptionClass,
  error,
  field,
  figure,
  label as labelClass,
  longText,
} from './Plain.css.ts';

export type PlainFieldProps = {
  readonly context: PlainContext;
  readonly name: TypedField;
  readonly label: string;
  readonly description?: string;
  /** The initial value. */
  readonly initial?: string;
  readonly inputMode?: 'decimal' | 'numeric' | 'tel' | 'text';
  /** The largest thing on its page. */
  readonly isFigure?: boolean;
  /** The number of visible lines of a longer text. */
  readonly lines?: number;
  /** As the server takes it, in characters; a line's is bounded anyway. */
  readonly maxLength?: number;
  /** The options of a choice; without them it is a line of text. */
  readonly children?: ReactNode;
};

/** A native field: its label, its text, and next to it the error, with autofocus. */
export function PlainField(props: PlainFieldProps) {
  const { context, name, label, description, initial = '', isFigure = false } = props;
  const problem = context.problem?.field === name ? context.problem.text : undefined;
  const shared = {
    id: name,
    name,
    className: isFigure ? figure : control,
    defaultValue: context.typed[name] ?? initial,
    'aria-describedby': describedBy(name, description, problem),
    ...(problem !== undefined && { 'aria-invalid': true, autoFocus: true }),
  };
  return (
    <div className={field}>
      <label htmlFor={name} className={labelClass}>
        {label}
      </label>
      <Control {...props} shared={shared} />
      {problem !== undefined && (
        <p id={`${name}-problem`} className={error}>
          {problem}
        </p>
      )}
      {description !== undefined && (
        <p id={`${name}-hint`} className={descriptionClass}>
          {description}
        </p>
      )}
    </div>
  );
}

/* Props common to an input, a select and a textarea. */
type Shared = Pick<
  ComponentPropsWithoutRef<'input'>,
  'id' | 'name' | 'className' | 'autoFocus' | 'aria-describedby' | 'aria-invalid'
> & { readonly defaultValue: string };

function Control(props: PlainFieldProps & { readonly shared: Shared }) {
  const { shared, children, lines, inputMode, maxLength = 40 } = props;
  if (children !== undefined) return <select {...shared}>{children}</select>;
  if (lines !== undefined) {
    return <textarea {...shared} rows={lines} maxLength={maxLength} className={longText} />;
  }
  return <input {...shared} inputMode={inputMode} autoComplete="off" maxLength={maxLength} />;
}

function describedBy(name: string, description?: string, problem?: string): string | undefined {
  const ids = [
    ...(problem === undefined ? [] : [`${name}-problem`]),
    ...(description === undefined ? [] : [`${name}-hint`]),
  ];
  return ids.length === 0 ? undefined : ids.join(' ');
}
