import type { Invoice } from '@tiyin/api/types';

/** Whether a part of a deposit can still be refunded (INVOICE-230). */
export function isRefundable(invoice: Invoice): boolean {
  const { amount, flowType, invoiceStatus, refundedAmount = 0 } = invoice;
  return flowType.code === 'DEPOSIT' && invoiceStatus.code === 'DONE' && refundedAmount < amount;
}
