import type { FieldProblem } from '../form/index.ts';

/** Why a form was refused. Make a new one for each response. */
export type FormProblem = {
  /** About the whole form; undefined where its fields have errors. */
  readonly title: string | undefined;
  /** Each at the field with its name. */
  readonly errors: readonly FieldProblem[];
};
