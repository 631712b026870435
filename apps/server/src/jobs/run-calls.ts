import { eq } from 'drizzle-orm';
import type { ServerContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { job } from '../db/schema.ts';
import { type JobRow, isStillOurs, lockDueCall, postpone } from './claim.ts';
import { prepareCall } from './call-handlers.ts';
import { callOutMs } from '../outside/call-out.ts';
import type { OutsideWork } from './outside-work.ts';

/** How long a claim keeps others away, in ms: longer than any call and its recording take. */
const leaseMs = 3 * callOutMs;

type Deps = Omit<ServerContext, 'config'>;
type Claimed = { readonly row: JobRow; readonly work: OutsideWork | undefined };

/**
 * Claims one due job that calls out, and begins it; undefined when none is due. The claim outlives its
 * transaction, so that no connection waits for the other side. A process that is killed in between has
 * called and recorded nothing: once the claim is over, another calls again.
 */
export async function beginNextCall(deps: Deps): Promise<{ end: Promise<void> } | undefined> {
  const { database, clock, logger } = deps;
  let due: JobRow | undefined;
  try {
    const claimed = await database.jobs.transaction(async (tx) => {
      due = await lockDueCall(tx, clock.now());
      return due && (await claimAndPrepare(tx, due, deps));
    });
    return claimed && { end: finish(claimed, deps) };
  } catch (error) {
    if (!due) throw error;
    logger.error({ err: error, job: due.id, kind: due.kind }, 'a job failed');
    return { end: postpone(database, due, clock.now(), error) };
  }
}

/**
 * Where nothing is left to do, the job goes in this very transaction: who queues it anew meanwhile waits
 * for its row and then writes another, so that none is lost.
 */
async function claimAndPrepare(tx: Tx, due: JobRow, deps: Deps): Promise<Claimed> {
  const claimedUntil = new Date(deps.clock.now().getTime() + leaseMs);
  await tx.update(job).set({ claimedUntil }).where(eq(job.id, due.id));
  const row = { ...due, claimedUntil };
  const work = await prepareCall(tx, row, deps);
  if (!work) await tx.delete(job).where(eq(job.id, due.id));
  return { row, work };
}

async function finish({ row, work }: Claimed, { database, clock, logger }: Deps): Promise<void> {
  if (!work) return;
  try {
    const record = await work.call();
    await database.jobs.transaction(async (tx) => {
      const next = await record(tx, clock.now());
      if (next === undefined) await tx.delete(job).where(isStillOurs(row));
      else await comeAgain(tx, row, next);
    });
  } catch (error) {
    logger.error({ err: error, job: row.id, kind: row.kind }, 'a job failed');
    await postpone(database, row, clock.now(), error);
  }
}

async function comeAgain(tx: Tx, row: JobRow, runAt: Date): Promise<void> {
  const fresh = { runAt, claimedUntil: null, attempts: 0, lastError: null };
  await tx.update(job).set(fresh).where(isStillOurs(row));
}
