import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestSystem } from './test-system.ts';

/** Waits until exactly so many transactions of the test's database wait for locks of others. */
export async function waitUntilBlocked(
  { query }: Pick<TestSystem, 'query'>,
  transactions: number,
): Promise<void> {
  const blocked = async () => {
    const [row] = await query(sql`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`);
    return row?.['count'];
  };
  await expect.poll(blocked).toBe(transactions);
}
