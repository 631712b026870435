import { ApiProblem } from '@tiyin/api/errors';

/** What a call answers; undefined where it was refused with a code that was allowed for. */
export async function orNo<T>(
  call: Promise<T>,
  allowed: readonly string[],
): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiProblem && allowed.includes(error.code)) return undefined;
    throw error;
  }
}
