import { sql } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';

/** Adds the partitions of the next three months to the tables that are partitioned by month (RUN-850). */
export async function addPartitions(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`select add_partitions(${now.toISOString()}::timestamptz)`);
}
