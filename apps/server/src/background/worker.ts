import type { ServerContext } from '../context.ts';
import { createBurstLog } from '../burst-log.ts';
import { createCallCaps } from '../jobs/call-caps.ts';
import { createLoop } from '../jobs/loop.ts';
import { beginNextCall, beginNextJob } from './due-jobs.ts';

/**
 * The number of concurrent calls of a lane in a process, and of those for one merchant or one host:
 * a receiver or provider that hangs leaves places to the others (RUN-231).
 */
const callLanes = [
  { lane: 'payout', width: 16, maxOfKey: 12 },
  { lane: 'call', width: 64, maxOfKey: 16 },
] as const;

/** How many calls are claimed at the same moment: others need the connections to record theirs. */
const claimsAtOnce = 4;

/** Runs due jobs until stopped; stopping waits for the running ones. */
export function createDueJobs(context: ServerContext) {
  return createLoop({
    begin: () => beginNextJob(context),
    width: context.database.jobs.connections,
    onFailure: errorLog(context),
  });
}

/** Makes the due calls of a lane until stopped; stopping waits for the running ones. */
function createDueCalls(
  context: ServerContext,
  { lane, width, maxOfKey }: (typeof callLanes)[number],
) {
  const caps = createCallCaps(maxOfKey);
  return createLoop({
    begin: () => beginNextCall(context, { lane, caps }),
    width,
    atOnce: claimsAtOnce,
    onFailure: errorLog(context),
  });
}

function errorLog({ logger }: ServerContext) {
  return createBurstLog((error, count) =>
    logger.error({ err: error, count }, 'the job queue could not be read'),
  );
}

/** Runs due jobs and calls until stopped; stopping waits for the running ones. */
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
