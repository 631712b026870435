import type { Invoice } from '@tiyin/api/types';

/** Whether less came for a deposit than its amount, and a person decides about it (INVOICE-226). */
export function isShort({ amount, flowType, invoiceStatus, receivedAmount = 0 }: Invoice): boolean {
  const isOfPerson = flowType.code === 'DEPOSIT' && invoiceStatus.code === 'ERROR';
  return isOfPerson && receivedAmount > 0 && receivedAmount < amount;
}
