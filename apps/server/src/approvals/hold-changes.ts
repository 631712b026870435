import type { Tx } from '../db/database.ts';
import { sql } from '../db/drizzle.ts';

/** The advisory lock on changes that need a second person where they are large; `aprv` in ASCII. */
const lockKey = 0x6170_7276;

/**
 * Makes changes that approvals judge follow one another until the end of the transaction: two parts of one change,
 * sent at once, would not see each other, and each would be below its threshold (PEOPLE-526). It is the first lock of
 * a transaction (ADR 19).
 */
export async function holdChanges(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
}
