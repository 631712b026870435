import { nameError } from '@tiyin/domain/names';
import { notAllowed } from '../problem.ts';

/**
 * The name of a body as it is kept, without the blanks around it.
 * @throws ProblemError 422 `not_allowed` at `/name`, in the agreed words (OFFICE-65)
 */
export function requiredName(name: string): string {
  const message = nameError(name);
  if (message !== undefined) throw notAllowed('/name', message);
  return name.trim();
}
