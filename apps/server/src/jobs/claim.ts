import { type Placeholder, type SQL, type SQLWrapper, and, eq, sql } from '../db/drizzle.ts';
import { maskText } from '../secrets/mask-text.ts';
import type { Database, Tx } from '../db/database.ts';
import { job } from '../db/schema.ts';
import { type Given, places, statement, write } from '../db/statement.ts';
import type { CallLane } from './queue.ts';

/** A job row. */
export type JobRow = typeof job.$inferSelect;

/** The delay before the retry of a failed job, in ms, doubling up to 15 minutes. */
function backoffMs(attempts: number): number {
  return Math.min(1000 * 2 ** attempts, 15 * 60_000);
}

/**
 * The id of the first due job of a lane that no process has claimed; it stays locked until the
 * transaction ends. Lane and limit are literals in the text: with a limit as a parameter the
 * planner does not know how small it is, and would read all due jobs and, until the next vacuum,
 * all finished ones.
 */
function firstDue(lane: JobRow['lane'], now: SQLWrapper, but: SQL = sql``): SQL {
  return sql`(select ${job.id} from ${job} where ${job.lane} = ${sql.raw(`'${lane}'`)}
    and ${job.runAt} <= ${now} and (${job.claimedUntil} is null or ${job.claimedUntil} <= ${now}) ${but}
    order by ${job.runAt}, ${job.id} limit 1 for update skip locked)`;
}

const takeFirst = statement((composer, given: Given<{ readonly now: Date }>) =>
  composer
    .delete(job)
    .where(eq(job.id, firstDue('transaction', given('now'))))
    .returning(),
);

/** Takes the first due job off the queue; it is back there if the transaction fails. */
export async function takeDueJob(tx: Tx, now: Date): Promise<JobRow | undefined> {
  const [row] = await takeFirst(tx, { now });
  return row;
}

type Due = { readonly now: Date };

const lockFirstPayout = statement((composer, given: Given<Due>) =>
  composer
    .select()
    .from(job)
    .where(eq(job.id, firstDue('payout', given('now')))),
);

const lockFirstCallback = statement(
  (composer, given: Given<Due & { readonly fullMerchants: string }>) => {
    const full = sql`string_to_array(${given('fullMerchants')}::text, ',')::integer[]`;
    const isOfFull = sql`coalesce(${job.merchantId} = any(${full}), false)`;
    return composer
      .select()
      .from(job)
      .where(eq(job.id, firstDue('call', given('now'), sql`and not ${isOfFull}`)));
  },
);

/**
 * Finds the first due call of a lane that no other process has claimed, and locks it until the
 * transaction ends. Callbacks of merchants at their limit of concurrent ones are skipped (RUN-231).
 * @param fullMerchants their ids
 */
export async function lockDueCall(
  tx: Tx,
  lane: CallLane,
  { now, fullMerchants }: Due & { readonly fullMerchants: readonly string[] },
): Promise<JobRow | undefined> {
  const [row] = await (lane === 'payout'
    ? lockFirstPayout(tx, { now })
    : lockFirstCallback(tx, { now, fullMerchants: fullMerchants.join(',') }));
  return row;
}

/** The condition under which a claimed job is still ours: no other process has claimed it since. */
export function isStillOurs({ id, claimedUntil }: JobRow) {
  return isClaimed(id, claimedUntil?.toISOString() ?? null);
}

function isClaimed(id: JobRow['id'] | Placeholder, until: string | null | Placeholder) {
  return and(eq(job.id, id), sql`${job.claimedUntil} is not distinct from ${until}::timestamptz`);
}

type Claim = { readonly id: JobRow['id']; readonly claimedUntil: Date | null };

/** Claims a locked call. */
export const keepClaim = write((composer, given: Given<Claim>) =>
  composer
    .update(job)
    .set(places(given, ['claimedUntil']))
    .where(eq(job.id, given('id'))),
);

/** Deletes a call that is done, unless another process has claimed it since. */
export const deleteClaimed = write((composer, given: Given<Claim>) =>
  composer.delete(job).where(isClaimed(given('id'), given('claimedUntil'))),
);

/** Puts a job off that failed, with a growing pause, and keeps the reason. */
export async function postpone(
  database: Database,
  row: JobRow,
  now: Date,
  error: unknown,
): Promise<void> {
  const lastError = maskText(error instanceof Error ? error.message : String(error));
  const runAt = new Date(now.getTime() + backoffMs(row.attempts));
  const attempts = row.attempts + 1;
  await database.jobs.transaction(async (tx) => {
    await tx
      .update(job)
      .set({ attempts, lastError, runAt, claimedUntil: null })
      .where(isStillOurs(row));
  });
}
