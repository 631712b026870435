import type { ServerContext } from '../context.ts';
import { createLoop } from './loop.ts';
import { beginNextCall } from './run-calls.ts';
import { beginNextJob } from './run-jobs.ts';

/** How many calls may be under way at once: a receiver that hangs holds up one of them. */
const callsAtOnce = 16;

/** Does due jobs until it is stopped; stopping waits for those in hand. */
export function createDueJobs(context: ServerContext) {
  return createLoop({
    begin: () => beginNextJob(context),
    width: context.database.jobs.connections,
    onFailure: telling(context),
  });
}

/** Makes due calls until it is stopped; stopping waits for those in hand. */
function createDueCalls(context: ServerContext) {
  return createLoop({
    begin: () => beginNextCall(context),
    width: callsAtOnce,
    onFailure: telling(context),
  });
}

function telling({ logger }: ServerContext) {
  return (error: unknown): void => logger.error({ err: error }, 'the job queue could not be read');
}

/** Does due jobs and calls until it is stopped; stopping waits for those in hand. */
export function createJobWorker(context: ServerContext) {
  const loops = [createDueJobs(context), createDueCalls(context)];
  return {
    start(): void {
      for (const loop of loops) loop.start();
    },
    async stop(): Promise<void> {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}
