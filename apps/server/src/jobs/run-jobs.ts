import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database, Tx } from '../db/database.ts';
import { type JobRow, postpone, takeDueJob } from './claim.ts';
import { countJob } from '../metrics/jobs.ts';
import { type JobHandlers, findHandler } from './handlers.ts';
import { traced } from '../tracing/traced.ts';
import { noteStep, stepOfJob } from './job-step.ts';

export type JobDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly handlers: JobHandlers;
};

/**
 * Claims one due job and starts it; undefined when none is due. The job is claimed, run and deleted
 * in one transaction: whenever a process is killed, it is done exactly once, by one of any number
 * of processes. `end` resolves when it is committed, or put off.
 */
export function beginNextJob(deps: JobDeps): Promise<{ end: Promise<void> } | undefined> {
  const { database, clock, logger, handlers } = deps;
  return new Promise((resolve, reject) => {
    let claimed: JobRow | undefined;
    const onClaimed = (row: JobRow): void => {
      claimed = row;
      resolve({ end });
    };
    const end = database.jobs
      .transaction((tx) => doDueJob(tx, { handlers, now: clock.now() }, onClaimed))
      .then(
        () => {
          if (claimed) countJob(claimed.kind, 'done');
        },
        (error: unknown) => {
          if (!claimed) throw error;
          countJob(claimed.kind, 'failed');
          logger.error({ err: error, job: claimed.id, kind: claimed.kind }, 'a job failed');
          return postpone(database, claimed, clock.now(), error);
        },
      );
    // The end of a claimed job reports everything.
    end.then(() => resolve(undefined), reject);
  });
}

/** Runs one due job in the given transaction and returns whether there was one. */
export async function doDueJob(
  tx: Tx,
  { handlers, now }: { readonly handlers: JobHandlers; readonly now: Date },
  onClaimed: (row: JobRow) => void = () => {},
): Promise<boolean> {
  const row = await takeDueJob(tx, now);
  if (!row) return false;
  onClaimed(row);
  await traced(
    () => stepOfJob(row),
    async () => {
      await noteStep(tx);
      await findHandler(handlers, row.kind)(tx, row.payload, now);
    },
  );
  return true;
}
