import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';

/** After so long, in ms, what still moves is stuck, and the checks say what. */
const patienceMs = 180_000;

/**
 * Resolves when the servers have nothing left to do in the next minute: every job left is a deadline,
 * the end of a wait, a check of the invariants, or a later status request for a payout that its provider has not decided.
 */
export async function waitForRest(database: Database): Promise<void> {
  const givesUpAt = Date.now() + patienceMs;
  while ((await jobsMoving(database)) > 0 && Date.now() < givesUpAt) await pause(200);
}

async function jobsMoving(database: Database): Promise<number> {
  const rows = await database.transaction((tx) =>
    tx.execute<{ count: number }>(sql`
      select count(*)::int as count from job
      where kind not in ('alerts.judge', 'invariants.check') and ((lane <> 'transaction' and kind <> 'payout.call')
        or run_at < now() + interval '1 minute')`),
  );
  return rows[0]?.count ?? 0;
}

/** Resolves when a promise does, or when patience is over; says which. */
export async function inTime(promise: Promise<void>): Promise<boolean> {
  const over = new AbortController();
  const late = pause(patienceMs, false, { signal: over.signal }).catch(() => false);
  const isInTime = await Promise.race([promise.then(() => true), late]);
  over.abort();
  return isInTime;
}
