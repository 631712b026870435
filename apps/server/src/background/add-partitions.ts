import { sql } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';

/**
 * Adds the partitions of the next three months to the tables that are partitioned by month (RUN-850), and three empty ones
 * to the ledger, whose partitions are ranges of postings (RUN-970).
 */
export async function addPartitions(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`select add_partitions(${now.toISOString()}::timestamptz)`);
  await tx.execute(sql`select add_ledger_partitions()`);
}
