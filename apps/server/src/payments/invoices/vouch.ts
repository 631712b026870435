import { type MinorUnits, zeroUnits, minus } from '@tiyin/domain/money';
import type { Tx } from '../../db/database.ts';
import { transfer } from '../../db/schema.ts';
import { ownTransferId } from '../ledger/own-transfer-id.ts';
import { requirePossibleVouching } from '../ledger/largest-transfer.ts';
import type { PostedBy } from '../ledger/post.ts';
import { payoutsOf } from '../payouts/payout-row.ts';
import { bookVouchedMoney } from './books.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { reportedTotal } from './judge-money.ts';

/**
 * Records the unreported part of a deposit as a transfer that a member of staff vouches for, so
 * that nothing is booked without a report (INVOICE-212). Returns it in minor units, zero if all of
 * it was reported. 422 at `/amount` where no transfer can have that amount (LEDGER-205).
 */
export async function vouchForMissing(
  tx: Tx,
  row: InvoiceRow,
  { by, now }: { readonly by: PostedBy; readonly now: Date },
): Promise<MinorUnits> {
  const amount = minus(row.amount, await reportedTotal(tx, row.id));
  if (amount <= 0n) return zeroUnits;
  await requirePossibleVouching(tx, row, { amount, now });
  const { accountId } = row;
  const [written] = await tx
    .insert(transfer)
    .values({
      accountId,
      externalId: await ownTransferId(tx, accountId, `staff-${row.id}-${row.eventSequence}`),
      source: 'staff',
      amount,
      invoiceId: row.id,
      personId: by.personId,
      comment: by.comment ?? null,
      createdAt: now,
    })
    .returning({ id: transfer.id });
  if (!written) throw new Error(`the transfer of ${row.id} was not written`);
  await bookVouchedMoney(tx, row, { transferId: written.id, amount, accountId, by, now });
  return amount;
}

/** The amount of a withdrawal, in minor units, if no provider reported it as paid; else zero. */
export async function vouchedPayout(tx: Tx, row: InvoiceRow): Promise<MinorUnits> {
  const payouts = await payoutsOf(tx, row.id);
  return payouts.some(({ status }) => status === 'PAID') ? zeroUnits : row.amount;
}
