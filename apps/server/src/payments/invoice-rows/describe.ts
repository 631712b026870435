import type { InvoiceStatusCode } from '@tiyin/domain/invoices';
import { invoiceStatusByCode } from '@tiyin/domain/invoices';
import { amountToWire } from '@tiyin/domain/money';
import type { InvoiceRow } from './invoice-row.ts';

/** A status as the contract shows it. */
export function describeStatus(code: InvoiceStatusCode) {
  const { id, value } = invoiceStatusByCode(code);
  return { id, code, value };
}

/**
 * The deposit that a refund gives back, and how much of a deposit is given back (INVOICE-230).
 * @param refunded its refunds that have not failed, in minor units
 */
export function describeRefunds({ refundOf }: Pick<InvoiceRow, 'refundOf'>, refunded: bigint) {
  return {
    ...(refundOf !== null && { refundOf }),
    ...(refunded > 0n && { refundedAmount: amountToWire(refunded) }),
  };
}
