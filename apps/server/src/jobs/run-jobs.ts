import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database, Tx } from '../db/database.ts';
import { job } from '../db/schema.ts';
import { type JobRow, claimDue, postpone } from './claim.ts';
import { doJob } from './handlers.ts';

type Deps = { readonly database: Database; readonly clock: Clock; readonly logger: Logger };

/**
 * Does one due job and says whether there was one. The job is claimed, done and deleted in one
 * transaction: whatever is killed when, it is done exactly once, and by one of any number of processes.
 */
export async function runNextJob({ database, clock, logger }: Deps): Promise<boolean> {
  let claimed: JobRow | undefined;
  const keep = (row: JobRow) => {
    claimed = row;
  };
  try {
    return await database.transaction((tx) => doDueJob(tx, clock.now(), keep));
  } catch (error) {
    if (!claimed) throw error;
    logger.error({ err: error, job: claimed.id, kind: claimed.kind }, 'a job failed');
    await postpone(database, claimed, clock.now(), error);
    return true;
  }
}

/** Does one due job in the given transaction and says whether there was one. */
export async function doDueJob(
  tx: Tx,
  now: Date,
  onClaimed: (row: JobRow) => void = () => {},
): Promise<boolean> {
  const row = await claimDue(tx, 'transaction', now);
  if (!row) return false;
  onClaimed(row);
  await doJob(tx, row, now);
  await tx.delete(job).where(eq(job.id, row.id));
  return true;
}
