import { ApiProblem } from '@tiyin/api/errors';

/** The result of a call; undefined if it was refused with an allowed code. */
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
