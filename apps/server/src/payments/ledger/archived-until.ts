import { max } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { ledgerOpening } from '../../db/schema.ts';

/** The time of the last posting that may be in the archive alone (RUN-972); undefined where none is. */
export async function archivedUntil(tx: Tx): Promise<Date | undefined> {
  const [row] = await tx.select({ until: max(ledgerOpening.until) }).from(ledgerOpening);
  return row?.until ?? undefined;
}
