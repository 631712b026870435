import { setTimeout as pause } from 'node:timers/promises';

/** The time between the signal to end and the end of the listener, in which a proxy turns to other servers. */
export type Drain = {
  readonly isUnderWay: () => boolean;
  /** Begins it; resolves when it is over. */
  readonly run: () => Promise<void>;
};

/** @param drainMs how long requests are still served while the server is not ready */
export function createDrain(drainMs: number): Drain {
  let isUnderWay = false;
  return {
    isUnderWay: () => isUnderWay,
    run: async () => {
      isUnderWay = true;
      await pause(drainMs);
    },
  };
}
