import { ApiProblem } from '@tiyin/api/errors';
import type { FormProblem } from '@tiyin/ui/form-dialog';

export type { FormProblem } from '@tiyin/ui/form-dialog';

/** A refusal for a form; other errors are thrown again. */
export function formProblemOf(error: unknown): FormProblem {
  if (!(error instanceof ApiProblem)) throw error;
  const { detail, errors, title } = error;
  return { errors, title: errors.length > 0 ? undefined : (detail ?? title) };
}
