import type { Invoice } from '@tiyin/api/types';
import { formatMoney } from '../../texts/formats.ts';

type Amount = Pick<Invoice, 'amount' | 'currency'>;

/** The amount of an invoice in words: "480 000.00 UZS". */
export function describeAmount({ amount, currency }: Amount): string {
  return formatMoney(amount, currency);
}

/** An invoice in a few words, for titles of tabs and history entries: "480 000.00 UZS · DONE". */
export function describeInvoice(invoice: Amount & Pick<Invoice, 'invoiceStatus'>): string {
  return `${describeAmount(invoice)} · ${invoice.invoiceStatus.code}`;
}
