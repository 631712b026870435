import { ProblemError } from '../problem.ts';

/** Runs a piece of work when its turn comes. */
export type WorkQueue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Makes a queue that runs one piece of work at a time.
 * @param maxWaiting the number of waiting ones; beyond it 503 `unavailable` with Retry-After
 */
export function createWorkQueue(maxWaiting: number): WorkQueue {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    if (waiting > maxWaiting) {
      throw new ProblemError('unavailable', {
        detail: 'Many people are signing in: try again in a moment',
        retryAfterSeconds: 2,
      });
    }
    waiting += 1;
    const turn = last.then(work).finally(() => {
      waiting -= 1;
    });
    last = turn.catch(() => undefined);
    return turn;
  };
}
