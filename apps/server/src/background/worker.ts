import type { ServerContext } from '../context.ts';
import { createBurstLog } from '../burst-log.ts';
import { createCallCaps } from '../jobs/call-caps.ts';
import { createLoop } from '../jobs/loop.ts';
import { beginNextCall, beginNextJob } from './due-jobs.ts';

/**
 * How many calls of a lane a process makes at once, and how many of them for one merchant or to one host: a
 * receiver or a provider that hangs leaves places to the others (RUN-231).
 */
const callLanes = [
  { lane: 'payout', width: 16, maxOfKey: 12 },
  { lane: 'call', width: 16, maxOfKey: 4 },
] as const;

/** Does due jobs until it is stopped; stopping waits for those in hand. */
export function createDueJobs(context: ServerContext) {
  return createLoop({
    begin: () => beginNextJob(context),
    width: context.database.jobs.connections,
    onFailure: telling(context),
  });
}

/** Makes the due calls of a lane until it is stopped; stopping waits for those in hand. */
function createDueCalls(
  context: ServerContext,
  { lane, width, maxOfKey }: (typeof callLanes)[number],
) {
  const caps = createCallCaps(maxOfKey);
  return createLoop({
    begin: () => beginNextCall(context, { lane, caps }),
    width,
    onFailure: telling(context),
  });
}

function telling({ logger }: ServerContext) {
  return createBurstLog((error, count) =>
    logger.error({ err: error, count }, 'the job queue could not be read'),
  );
}

/** Does due jobs and calls until it is stopped; stopping waits for those in hand. */
export function createJobWorker(context: ServerContext) {
  const loops = [createDueJobs(context), ...callLanes.map((lane) => createDueCalls(context, lane))];
  return {
    start(): void {
      for (const loop of loops) loop.start();
    },
    async stop(): Promise<void> {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}
