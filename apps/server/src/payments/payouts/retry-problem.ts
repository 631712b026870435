import { isRetryable } from '@tiyin/domain/invoices';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import type { PayoutRow } from './payout-row.ts';

/**
 * The problem code of a Retry of a withdrawal; undefined if it is possible. One payout that may
 * have been paid is enough to refuse it.
 */
export function retryProblem(
  row: InvoiceRow,
  payouts: readonly Pick<PayoutRow, 'status'>[],
): 'not_retryable' | 'payout_unknown' | undefined {
  const isCompleted = row.credentialEncrypted !== null && row.methodId !== null;
  if (row.flowType !== 'WITHDRAWAL' || !isRetryable(row.status) || !isCompleted) {
    return 'not_retryable';
  }
  if (payouts.some(({ status }) => status === 'PAID')) return 'not_retryable';
  return payouts.some(({ status }) => status !== 'FAILED') ? 'payout_unknown' : undefined;
}
