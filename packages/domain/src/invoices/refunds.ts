import type { InvoiceStatusCode } from './status.ts';

/** How long the form of a refund waits for its customer's payee, in ms: 7 days (INVOICE-231). */
export const refundFormMs: number = 7 * 24 * 60 * 60_000;

/** The statuses in which a refund has failed: its deposit may be refunded by its amount again. */
export const failedRefundStatuses: readonly InvoiceStatusCode[] = ['DECLINED', 'CANCELED'];

/** Whether a refund in this status counts into the refunded amount of its deposit (INVOICE-230). */
export function countsAsRefunded(status: InvoiceStatusCode): boolean {
  return !failedRefundStatuses.includes(status);
}
