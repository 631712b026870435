import { ProblemError } from '../problem.ts';

/** The waiting callers: those of `known` always have their turn before `strangers`. */
export type Line = 'known' | 'strangers';

/** Runs a piece of work when its turn comes. */
export type WorkQueue = <T>(line: Line, work: () => Promise<T>) => Promise<T>;

/**
 * Makes a queue that runs one piece of work at a time, in two lines: however many strangers wait, those who are known
 * wait for the work under way alone.
 * @param maxWaiting how many wait in each line; beyond it 503 `unavailable` with Retry-After
 */
export function createWorkQueue(maxWaiting: number): WorkQueue {
  const lines: Record<Line, (() => void)[]> = { known: [], strangers: [] };
  let isBusy = false;
  function next(): void {
    const start = lines.known.shift() ?? lines.strangers.shift();
    isBusy = start !== undefined;
    start?.();
  }
  return async (name, work) => {
    const line = lines[name];
    if (line.length >= maxWaiting) {
      throw new ProblemError('unavailable', {
        detail: 'Many people are signing in or choosing passwords: try again in a moment',
        retryAfterSeconds: 2,
      });
    }
    if (isBusy) await new Promise<void>((start) => line.push(start));
    isBusy = true;
    try {
      return await work();
    } finally {
      next();
    }
  };
}
