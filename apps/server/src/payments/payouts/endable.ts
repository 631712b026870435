import { payoutWindowMs } from '@tiyin/domain/invoices';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import type { PayoutRow } from './payout-row.ts';

/**
 * Whether people may declare the outcome of a payout under way: it is not sent any more, and had its time to be
 * answered (LEDGER-292).
 */
export function isEndable(
  { createdAt }: Pick<PayoutRow, 'createdAt'>,
  { status }: Pick<InvoiceRow, 'status'>,
  now: Date,
): boolean {
  return status !== 'IN_PROGRESS' && now.getTime() - createdAt.getTime() >= payoutWindowMs;
}
