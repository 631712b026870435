import { sql } from 'drizzle-orm';
import type { Tx } from '../../../src/db/database.ts';

/** How many deadlocks the database counted; connections report theirs when they end. */
export async function countDeadlocks(tx: Tx): Promise<number> {
  const rows = await tx.execute<{ deadlocks: number }>(sql`
    select deadlocks::int from pg_stat_database where datname = current_database()`);
  return rows[0]?.deadlocks ?? 0;
}
