import type { InvoiceId } from '@tiyin/domain/ids';
import { isOneOf } from '@tiyin/domain/names';
import { eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoice } from '../../db/schema.ts';
import { type Given, statement } from '../../db/statement.ts';

/** An invoice row. */
export type InvoiceRow = typeof invoice.$inferSelect;

/** Names of the fields of an invoice that may change. */
export const changingFields = [
  'accountId',
  'addressIndex',
  'adjustment',
  'amount',
  'bankCode',
  'credentialEncrypted',
  'credentialIndex',
  'credentialLastFour',
  'deadlineAt',
  'eventSequence',
  'fee',
  'matchUntil',
  'methodId',
  'payoutRound',
  'providerInvoiceId',
  'status',
  'statusAt',
  'wasMovedByPerson',
  'wasRefused',
] as const;

/** Fields of an invoice that a move changes. */
export type InvoiceFields = Partial<Pick<InvoiceRow, (typeof changingFields)[number]>>;

/** Whether a deposit still waits for its money, and so holds a lease where it has an account. */
export function isOpenDeposit({ flowType, status }: Pick<InvoiceRow, 'flowType' | 'status'>) {
  return flowType === 'DEPOSIT' && isOneOf(status, ['NEW', 'IN_PROGRESS', 'PENDING']);
}

const selectLocked = statement((composer, given: Given<{ id: InvoiceId }>) =>
  composer
    .select()
    .from(invoice)
    .where(eq(invoice.id, given('id')))
    .for('update'),
);

/** Reads an invoice and keeps others from moving it until the transaction ends. */
export async function lockInvoice(tx: Tx, id: InvoiceId): Promise<InvoiceRow | undefined> {
  const [row] = await selectLocked(tx, { id });
  return row;
}
