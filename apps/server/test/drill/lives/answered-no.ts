import { ApiProblem } from '@tiyin/api/errors';

/** What a call answers; undefined where it was refused with the code that was allowed for. */
export async function orNo<T>(
  call: Promise<T>,
  allowed: ApiProblem['code'] | undefined,
): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (allowed !== undefined && error instanceof ApiProblem && error.code === allowed) return;
    throw error;
  }
}
