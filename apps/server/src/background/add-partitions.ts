import { sql } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';

/** Analyzes the tables that are partitioned as a whole, which autovacuum does not (RUN-973). */
export async function analyzePartitioned(tx: Tx): Promise<void> {
  await tx.execute(sql`select analyze_partitioned()`);
}

/**
 * Adds the partitions of the next three months to the tables that are partitioned by month (RUN-850), and three empty ones
 * to the ledger, whose partitions are ranges of postings (RUN-970).
 */
export async function addPartitions(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`select add_partitions(${now.toISOString()}::timestamptz)`);
  await tx.execute(sql`select add_ledger_partitions()`);
}
