import { ApiProblem } from './errors.ts';

/** The number of retries of a failed query (API-13). */
export const MAX_RETRIES = 3;

const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 30_000;

/** Whether a retry may help: the server was unreachable, failed or limited the rate. */
export function isRetriable(error: unknown): boolean {
  if (!(error instanceof ApiProblem)) return false;
  if (error.kind === 'network' || error.kind === 'timeout') return true;
  return error.status >= 500 || error.status === 408 || error.status === 429;
}

/** Milliseconds to wait before the retry of that number, counted from 1: 1 s, doubling to 30 s. */
export function retryDelayMs(retry: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (retry - 1), LONGEST_DELAY_MS);
}

function waitMs(duration: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, duration));
}

/**
 * Sends a query until it succeeds, fails for good or has no retries left. Never use it for changes,
 * which might then happen twice.
 * @param wait in milliseconds; given by tests.
 */
export async function retryQuery<T>(send: () => Promise<T>, wait = waitMs): Promise<T> {
  for (let retry = 1; ; retry += 1) {
    try {
      return await send();
    } catch (error) {
      if (retry > MAX_RETRIES || !isRetriable(error)) throw error;
      await wait(retryDelayMs(retry));
    }
  }
}
