import type { ApiProblem } from '@tiyin/api/errors';
import type { FieldError } from '@tiyin/api/types';

/** The errors of a failed save: at its fields, or about the whole form. */
export function saveProblem(problem: ApiProblem | undefined): {
  readonly errors: readonly FieldError[] | undefined;
  readonly error: string | undefined;
} {
  if (problem === undefined) return { errors: undefined, error: undefined };
  const { detail, errors, title } = problem;
  return { errors, error: errors.length > 0 ? undefined : (detail ?? title) };
}
