import type { ReactNode } from 'react';
import type { Scene, TypedField } from '../scene.ts';
import {
  control,
  description as descriptionClass,
  error,
  field,
  figure,
  label as labelClass,
} from './Plain.css.ts';

/** What a field of the plain pages takes. */
export type PlainFieldProps = {
  readonly scene: Scene;
  readonly name: TypedField;
  readonly label: string;
  readonly description?: string;
  /** What stands in it before anything was typed. */
  readonly initial?: string;
  readonly inputMode?: 'decimal' | 'numeric' | 'tel' | 'text';
  /** The largest thing on its page. */
  readonly isFigure?: boolean;
  /** The options of a choice; without them it is a line of text. */
  readonly children?: ReactNode;
};

/** A native field: its label, what was typed, and beside it what has to be mended, where a keyboard begins. */
export function PlainField(props: PlainFieldProps) {
  const { scene, name, label, description, initial = '', isFigure = false } = props;
  const problem = scene.problem?.field === name ? scene.problem.text : undefined;
  const shared = {
    id: name,
    name,
    className: isFigure ? figure : control,
    defaultValue: scene.typed[name] ?? initial,
    'aria-describedby': describedBy(name, description, problem),
    ...(problem !== undefined && { 'aria-invalid': true, autoFocus: true }),
  };
  return (
    <div className={field}>
      <label htmlFor={name} className={labelClass}>
        {label}
      </label>
      {props.children === undefined ? (
        <input {...shared} inputMode={props.inputMode} autoComplete="off" maxLength={40} />
      ) : (
        <select {...shared}>{props.children}</select>
      )}
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

function describedBy(name: string, description?: string, problem?: string): string | undefined {
  const ids = [
    ...(problem === undefined ? [] : [`${name}-problem`]),
    ...(description === undefined ? [] : [`${name}-hint`]),
  ];
  return ids.length === 0 ? undefined : ids.join(' ');
}
