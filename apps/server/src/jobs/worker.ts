import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { runNextJob } from './run-jobs.ts';

/** How long the worker rests when nothing is due, in ms. */
const restMs = 250;

type Deps = { readonly database: Database; readonly clock: Clock; readonly logger: Logger };

/** Does due jobs until it is stopped; stopping waits for the one in hand. */
export function createJobWorker(deps: Deps) {
  let isRunning = false;
  let loop: Promise<void> = Promise.resolve();
  let wake: () => void = () => {};

  async function work(): Promise<void> {
    while (isRunning) {
      const wasBusy = await runNextJob(deps).catch((error: unknown) => {
        deps.logger.error({ err: error }, 'the job queue could not be read');
        return false;
      });
      if (!wasBusy && isRunning) await rest();
    }
  }

  function rest(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, restMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  return {
    start(): void {
      isRunning = true;
      loop = work();
    },
    async stop(): Promise<void> {
      isRunning = false;
      wake();
      await loop;
    },
  };
}
