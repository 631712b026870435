import { eq } from '../db/drizzle.ts';
import type { ServerContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { job } from '../db/schema.ts';
import {
  type JobRow,
  deleteClaimed,
  isStillOurs,
  keepClaim,
  lockDueCall,
  postpone,
} from './claim.ts';
import { type CallCaps, furtherCalls, merchantsAmong } from './call-caps.ts';
import { type CallHandlers, findHandler } from './handlers.ts';
import { countJob } from '../metrics/jobs.ts';
import { callOutMs } from '../outside/call-out.ts';
import { traced } from '../tracing/traced.ts';
import { stepOfJob } from './job-step.ts';
import type { OutsideWork } from './outside-work.ts';
import type { CallLane } from './queue.ts';

/** The lifetime of a claim, in ms: longer than any call and its recording take. */
const leaseMs = 3 * callOutMs;

/** The delay of a call whose merchant or host has no free place, in ms. */
const fullMs = 1_000;

type Deps = ServerContext;

/** `end` resolves to true: a place is free again, and the same call may be due at once. */
type Begun = { readonly end: Promise<true> };
type Claimed = { readonly row: JobRow; readonly work: OutsideWork | undefined };

/** The calls of one lane in a process. */
export type CallsOfLane = {
  readonly lane: CallLane;
  readonly caps: CallCaps;
  readonly handlers: CallHandlers;
};

/**
 * Claims one due outgoing call, and starts it; undefined when none is due. The claim outlives its
 * transaction, so that no connection waits for the remote side. A process killed in between has
 * called and recorded nothing: after the claim's lifetime, another calls again.
 */
export function beginNextCall(deps: Deps, calls: CallsOfLane): Promise<Begun | undefined> {
  return calls.caps.claiming(() => claimNextCall(deps, calls));
}

async function claimNextCall(
  deps: Deps,
  { lane, caps, handlers }: CallsOfLane,
): Promise<Begun | undefined> {
  const { database, clock, logger } = deps;
  const fullMerchants = merchantsAmong(caps.full());
  if (caps.passedOver.isAll(fullMerchants)) return undefined;
  let due: JobRow | undefined;
  let release: (() => void) | undefined;
  try {
    const claimed = await database.jobs.transaction(async (tx) => {
      // A transaction that lost against another is run again.
      release?.();
      const now = clock.now();
      due = await lockDueCall(tx, lane, { now, fullMerchants });
      if (!due) return undefined;
      const row = claim(tx, due, now);
      const work = await findHandler(handlers, row.kind)(tx, row.payload, deps);
      release = work && caps.take(work.keys);
      if (!work) deleteClaimed(tx, row);
      else if (!release) await putOff(tx, row, now);
      return { row, work: release && work };
    });
    if (!claimed) caps.passedOver.note(fullMerchants);
    return claimed && { end: ended(finish(claimed, caps, deps).finally(release)) };
  } catch (error) {
    release?.();
    if (!due) throw error;
    countJob(due.kind, 'failed');
    logger.error({ err: error, job: due.id, kind: due.kind }, 'a job failed');
    return { end: ended(postpone(database, due, clock.now(), error)) };
  }
}

async function ended(work: Promise<void>): Promise<true> {
  await work;
  return true;
}

function claim(tx: Tx, due: JobRow, now: Date): JobRow {
  const claimedUntil = new Date(now.getTime() + leaseMs);
  keepClaim(tx, { id: due.id, claimedUntil });
  return { ...due, claimedUntil };
}

/** Its merchant or host has no place left: others come first. */
async function putOff(tx: Tx, { id }: JobRow, now: Date): Promise<void> {
  const runAt = new Date(now.getTime() + fullMs);
  await tx.update(job).set({ runAt, claimedUntil: null }).where(eq(job.id, id));
}

async function finish(
  { row, work }: Claimed,
  caps: CallCaps,
  { database, clock, logger }: Deps,
): Promise<void> {
  if (!work) return;
  try {
    await traced(
      () => stepOfJob(row),
      async () => {
        const record = await work.call(() => caps.take([...work.keys, furtherCalls]));
        await database.jobs.transaction(async (tx) => {
          const next = await record(tx, clock.now());
          if (next === undefined) deleteClaimed(tx, row);
          else await comeAgain(tx, row, next);
        });
      },
    );
    countJob(row.kind, 'done');
  } catch (error) {
    countJob(row.kind, 'failed');
    logger.error({ err: error, job: row.id, kind: row.kind }, 'a job failed');
    await postpone(database, row, clock.now(), error);
  }
}

async function comeAgain(tx: Tx, row: JobRow, runAt: Date): Promise<void> {
  const fresh = { runAt, claimedUntil: null, attempts: 0, lastError: null };
  await tx.update(job).set(fresh).where(isStillOurs(row));
}
