import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';

/** After so long, in ms, what still moves is stuck, and the checks say what. */
const patienceMs = 180_000;

/** Between two lines about what is waited for, in ms. */
const sayEveryMs = 30_000;

type Wait = {
  /** How long it is waited at least, in ms. */
  readonly patienceMs?: number | undefined;
  /** Hears now and then what is waited for. */
  readonly say?: (line: string) => void;
};

/**
 * Resolves when the servers have nothing left to do in the next minute: every job left is a deadline,
 * the end of a wait, a check of the invariants, or a later status request for a payout or a return that its provider has not decided.
 */
export async function waitForRest(database: Database, wait: Wait = {}): Promise<void> {
  const givesUpAt = Date.now() + Math.max(patienceMs, wait.patienceMs ?? 0);
  let sayAt = Date.now() + sayEveryMs;
  for (;;) {
    const moving = await jobsMoving(database);
    if (moving.length === 0 || Date.now() > givesUpAt) return;
    if (Date.now() > sayAt) {
      wait.say?.(`waiting for ${moving.join(', ')}`);
      sayAt += sayEveryMs;
    }
    await pause(200);
  }
}

/** The kinds of jobs that are moving, each with its number, and the webhooks that endpoints have yet to get. */
async function jobsMoving(database: Database): Promise<string[]> {
  const rows = await database.transaction((tx) =>
    tx.execute<{ kind: string; count: number }>(sql`
      select kind, count(*)::int as count from job
      where kind not in ('alerts.judge', 'invariants.check') and ((lane <> 'transaction' and kind not in ('payout.call', 'return.call'))
        or run_at < now() + interval '1 minute')
      group by kind`),
  );
  if (rows.length === 0) return [];
  const [behind] = await database.transaction((tx) =>
    tx.execute<{ count: number }>(sql`
      select count(*)::int as count from webhook_endpoint join webhook_event using (merchant_id)
      where position is null or position > done_until`),
  );
  return [...rows.map(({ kind, count }) => `${count} ${kind}`), `${behind?.count} webhooks`];
}

/** Resolves when a promise does, or when patience is over; says which. */
export async function inTime(promise: Promise<void>): Promise<boolean> {
  const over = new AbortController();
  const late = pause(patienceMs, false, { signal: over.signal }).catch(() => false);
  const isInTime = await Promise.race([promise.then(() => true), late]);
  over.abort();
  return isInTime;
}
