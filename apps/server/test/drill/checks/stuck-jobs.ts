import { sql } from 'drizzle-orm';
import type { Tx } from '../../../src/db/database.ts';

/** Jobs that are overdue, or that fail again and again; the checks of the invariants come for ever. */
export async function stuckJobs(tx: Tx): Promise<string[]> {
  const rows = await tx.execute(sql`
    select id, kind, lane, payload, run_at, claimed_until, attempts, last_error from job
    where kind not in ('alerts.judge', 'invariants.check') and ((lane <> 'transaction' and kind not in ('payout.call', 'return.call'))
      or run_at < now() or attempts > 0 or claimed_until is not null)`);
  return rows.map((row) => JSON.stringify(row));
}
