import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { invoice } from '../../db/schema.ts';

/** An invoice as its row stands. */
export type InvoiceRow = typeof invoice.$inferSelect;

/** Fields of an invoice that a move changes. */
export type InvoiceFields = Partial<
  Pick<
    typeof invoice.$inferInsert,
    | 'accountId'
    | 'amount'
    | 'deadlineAt'
    | 'eventSequence'
    | 'fee'
    | 'matchUntil'
    | 'methodId'
    | 'providerInvoiceId'
    | 'status'
    | 'statusAt'
    | 'wasMovedByPerson'
    | 'wasRefused'
  >
>;

/** Reads an invoice and keeps others from moving it until the transaction ends. */
export async function lockInvoice(tx: Tx, id: string): Promise<InvoiceRow | undefined> {
  const [row] = await tx.select().from(invoice).where(eq(invoice.id, id)).for('update');
  return row;
}
