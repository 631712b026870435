import { ApiProblem } from '@tiyin/api/errors';
import type { FieldError } from '@tiyin/api/types';

/** Why something was refused: of the whole, or at the fields. */
export interface FormProblem {
  readonly title: string | undefined;
  readonly errors: readonly FieldError[];
}

/** A refusal for a form; other errors are thrown again. */
export function formProblemOf(error: unknown): FormProblem {
  if (!(error instanceof ApiProblem)) throw error;
  const { detail, errors, title } = error;
  return { errors, title: errors.length > 0 ? undefined : (detail ?? title) };
}
