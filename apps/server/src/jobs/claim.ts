import { type SQLWrapper, and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database.ts';
import { job } from '../db/schema.ts';
import { type Given, statement } from '../db/statement.ts';

/** A job as its row stands. */
export type JobRow = typeof job.$inferSelect;

/** A failed job comes again after this, in ms, doubling up to a quarter of an hour. */
function backoffMs(attempts: number): number {
  return Math.min(1000 * 2 ** attempts, 15 * 60_000);
}

/** Due in a lane, and claimed by no process. */
function isDue(lane: JobRow['lane'], now: Date | SQLWrapper) {
  return and(
    eq(job.lane, lane),
    lte(job.runAt, now),
    or(isNull(job.claimedUntil), lte(job.claimedUntil, now)),
  );
}

const takeFirst = statement((composer, given: Given<{ readonly now: Date }>) => {
  const first = composer
    .select({ id: job.id })
    .from(job)
    .where(isDue('transaction', given('now')))
    .orderBy(asc(job.runAt), asc(job.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return composer.delete(job).where(eq(job.id, first)).returning();
});

/** Takes the first due job off the queue; it is back there if the transaction fails. */
export async function takeDueJob(tx: Tx, now: Date): Promise<JobRow | undefined> {
  const [row] = await takeFirst(tx, { now });
  return row;
}

/** Finds the first due call that no other process has in hand, and locks it until the transaction ends. */
export async function lockDueCall(tx: Tx, now: Date): Promise<JobRow | undefined> {
  const [row] = await tx
    .select()
    .from(job)
    .where(isDue('call', now))
    .orderBy(asc(job.runAt), asc(job.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

/** The condition under which a claimed job is still ours: nobody has claimed it since. */
export function isStillOurs({ id, claimedUntil }: JobRow) {
  const until = claimedUntil?.toISOString() ?? null;
  return and(eq(job.id, id), sql`${job.claimedUntil} is not distinct from ${until}::timestamptz`);
}

/** Puts a job off that failed, with a growing pause, and keeps the reason. */
export async function postpone(
  database: Database,
  row: JobRow,
  now: Date,
  error: unknown,
): Promise<void> {
  const lastError = error instanceof Error ? error.message : String(error);
  const runAt = new Date(now.getTime() + backoffMs(row.attempts));
  const attempts = row.attempts + 1;
  await database.transaction(async (tx) => {
    await tx
      .update(job)
      .set({ attempts, lastError, runAt, claimedUntil: null })
      .where(isStillOurs(row));
  });
}
