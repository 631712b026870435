import { sql } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { auditEntry } from '../db/schema.ts';
import type { EntryRow } from './entry-hash.ts';

/**
 * Entries by their ids. By a query of its own: in a join the planner may choose to read every partition for each page.
 */
export async function entriesOf(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, EntryRow>> {
  const rows = await tx
    .select()
    .from(auditEntry)
    .where(sql`${auditEntry.id} = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map((row) => [row.id, row]));
}
