import type { ContentSecrets } from '../approval-content/approval-content.ts';
import type { Tx } from '../db/database.ts';
import * as calls from '../jobs/run-calls.ts';
import * as jobs from '../jobs/run-jobs.ts';
import { callHandlers } from './call-handlers.ts';
import { jobHandlers } from './handlers.ts';

type JobDeps = Omit<jobs.JobDeps, 'handlers'> & { readonly secrets: ContentSecrets };

/** Claims one due job and starts it; undefined when none is due. */
export function beginNextJob({ database, clock, logger, secrets }: JobDeps) {
  return jobs.beginNextJob({ database, clock, logger, handlers: jobHandlers(secrets) });
}

/** Runs one due job, and returns whether there was one. */
export async function runNextJob(deps: JobDeps): Promise<boolean> {
  const begun = await beginNextJob(deps);
  await begun?.end;
  return begun !== undefined;
}

/** Runs one due job in the given transaction and returns whether there was one. */
export function doDueJob(tx: Tx, secrets: ContentSecrets, now: Date): Promise<boolean> {
  return jobs.doDueJob(tx, { handlers: jobHandlers(secrets), now });
}

/** Claims one due call of a lane and starts it; undefined when none is due. */
export function beginNextCall(
  deps: Parameters<typeof calls.beginNextCall>[0],
  lane: Omit<calls.CallsOfLane, 'handlers'>,
) {
  return calls.beginNextCall(deps, { ...lane, handlers: callHandlers });
}
