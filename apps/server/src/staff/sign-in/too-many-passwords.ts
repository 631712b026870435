import { ProblemError } from '../../problem.ts';

/** The refusal to look at a password before a wait is over. */
export function tooManyPasswords(waitMs: number): ProblemError {
  const retryAfterSeconds = Math.ceil(waitMs / 1000);
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const detail =
    retryAfterSeconds < 60
      ? `Try again in ${retryAfterSeconds} seconds`
      : `Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  return new ProblemError('too_many_passwords', { detail, retryAfterSeconds });
}
