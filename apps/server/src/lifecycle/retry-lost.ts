import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseAway } from '../errors/startup-error.ts';

/** Before each new try, in ms: PostgreSQL restarts within a minute. */
const waitsMs = [250, 500, 1000, 2000, 4000, 8000, 8000, 8000, 8000, 8000, 8000];

type Options = {
  /** Whether the database was reached before this step: then any outage is waited for. */
  readonly wasReached: boolean;
  /** Turns an error into a sentence; unknown ones stay unchanged. */
  readonly explain: (error: unknown) => unknown;
  /** Called with each lost connection before the next attempt. */
  readonly onLoss: (loss: DatabaseAway) => void;
  /** The waits before the tries after the first, in ms. */
  readonly waits?: readonly number[];
};

/**
 * Runs a step of the start, and runs it again if it loses its connection to the database. A
 * database that was never reached is not waited for: its address may be wrong.
 * @param step may run several times
 * @throws the last attempt's error, explained
 */
export async function retryOnLostConnection<Result>(
  step: () => Promise<Result>,
  { wasReached: wasReachedBefore, explain, onLoss, waits = waitsMs }: Options,
): Promise<Result> {
  let wasReached = wasReachedBefore;
  for (const waitMs of waits) {
    try {
      return await step();
    } catch (error) {
      const explained = explain(error);
      if (!(explained instanceof DatabaseAway)) throw explained;
      wasReached ||= explained.wasReached;
      if (!wasReached) throw explained;
      onLoss(explained);
      await wait(waitMs);
    }
  }
  try {
    return await step();
  } catch (error) {
    throw explain(error);
  }
}
