import type { InvoiceStatusCode } from '@tiyin/domain/invoices';
import { zeroUnits } from '@tiyin/domain/money';
import { hasPermission } from '@tiyin/domain/permissions';
import type { Tx } from '../../db/database.ts';
import { ProblemError } from '../../problem.ts';
import { requireVisible } from '../invoice-rows/visible-invoice.ts';
import type { InvoiceChange } from '../invoices/lock-for-change.ts';
import { type ChangeEffect, runEffect } from '../invoices/preview-change.ts';
import { livePayoutOf } from '../payouts/payout-row.ts';
import { type PayoutEnd, endPayout, withdrawalOf } from './end-payout.ts';

/** The effect of a payout's declared outcome. */
export type PayoutEndEffect = ChangeEffect & { readonly statusAfter: InvoiceStatusCode };

/** Ends a payout and returns the effect (LEDGER-292, INVOICE-213). The caller undoes it. */
export async function previewPayoutEnd(tx: Tx, command: PayoutEnd): Promise<PayoutEndEffect> {
  const { staff, payoutId } = command;
  const invoiceId = await withdrawalOf(tx, staff, payoutId);
  return runEffect(tx, { staff, invoiceId }, async (before) => {
    await endPayout(tx, command);
    const isBooked = command.status === 'paid' && before.status !== 'DONE';
    const vouchedAmount = isBooked ? before.amount : zeroUnits;
    return { isReasonRequired: true, vouchedAmount, shownMoney: [], taken: undefined };
  });
}

type InvoiceEnd = InvoiceChange & Pick<PayoutEnd, 'status'>;

/**
 * The same of the open payout of an invoice, before reference and reason are given: 403 without transfer.confirm,
 * 409 `transaction_known` without an open payout.
 */
export async function previewInvoicePayoutEnd(
  tx: Tx,
  { staff, invoiceId, ...change }: InvoiceEnd,
): Promise<PayoutEndEffect> {
  await requireVisible(tx, staff, invoiceId);
  if (!hasPermission(staff.permissions, 'transfer.confirm')) throw new ProblemError('forbidden');
  const open = await livePayoutOf(tx, invoiceId);
  if (!open) throw new ProblemError('transaction_known');
  const given = { reason: 'Preview', transferId: 'Preview' };
  return previewPayoutEnd(tx, { ...change, ...given, staff, payoutId: open.id });
}
