import type { Invoice } from '@tiyin/api/types';
import { formatAmount } from '@tiyin/domain/money';

/** An invoice in a few words, for titles of tabs and history entries: "480 000.00 UZS · DONE". */
export function describeInvoice({
  amount,
  currency,
  invoiceStatus,
}: Pick<Invoice, 'amount' | 'currency' | 'invoiceStatus'>): string {
  return `${formatAmount(amount, currency.dimension)} ${currency.code} · ${invoiceStatus.code}`;
}
