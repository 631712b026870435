import type { Invoice } from '@tiyin/api/types';
import { formatMoney } from '../../texts/formats.ts';

/** A sum in the currency of an invoice: "480 000.00 UZS". */
export function sumWords({ currency }: Pick<Invoice, 'currency'>, sum: bigint | number): string {
  return formatMoney(sum, currency);
}
