import type { Invoice } from '@tiyin/api/types';
import { isOneOf } from '@tiyin/domain/names';

/** Whether the sum that came for a deposit can become its amount (INVOICE-226). */
export function isAcceptable(invoice: Invoice): boolean {
  const {
    amount,
    flowType,
    invoiceStatus,
    isReturnRequested = false,
    receivedAmount = 0,
  } = invoice;
  const isUndecided = isOneOf(invoiceStatus.code, ['PENDING', 'ERROR']) && !isReturnRequested;
  const isOther = receivedAmount > 0 && receivedAmount !== amount;
  return flowType.code === 'DEPOSIT' && isUndecided && isOther;
}
