import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { invoice } from '../../db/schema.ts';

/** An invoice as its row stands. */
export type InvoiceRow = typeof invoice.$inferSelect;

/** Fields of an invoice that a move changes. */
export type InvoiceFields = Partial<
  Pick<
    InvoiceRow,
    | 'accountId'
    | 'amount'
    | 'bankCode'
    | 'credentialEncrypted'
    | 'credentialLastFour'
    | 'deadlineAt'
    | 'eventSequence'
    | 'fee'
    | 'matchUntil'
    | 'methodId'
    | 'payoutRound'
    | 'providerInvoiceId'
    | 'status'
    | 'statusAt'
    | 'wasMovedByPerson'
    | 'wasRefused'
  >
>;

/** Whether a deposit still waits for its money, and so holds a lease where it has an account. */
export function isOpenDeposit({ flowType, status }: Pick<InvoiceRow, 'flowType' | 'status'>) {
  return flowType === 'DEPOSIT' && ['NEW', 'IN_PROGRESS', 'PENDING'].includes(status);
}

/** Reads an invoice and keeps others from moving it until the transaction ends. */
export async function lockInvoice(tx: Tx, id: string): Promise<InvoiceRow | undefined> {
  const [row] = await tx.select().from(invoice).where(eq(invoice.id, id)).for('update');
  return row;
}
