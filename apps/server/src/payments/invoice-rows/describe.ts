import type { InvoiceStatusCode } from '@tiyin/domain/invoices';
import { invoiceStatusByCode } from '@tiyin/domain/invoices';

/** A status as the contract shows it. */
export function describeStatus(code: InvoiceStatusCode) {
  const { id, value } = invoiceStatusByCode(code);
  return { id, code, value };
}
