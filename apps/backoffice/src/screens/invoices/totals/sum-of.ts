import type { InvoiceTotal } from '@tiyin/api/types';

/** The sum of one figure of totals. */
export function sumOf(
  entries: readonly InvoiceTotal[],
  of: (entry: InvoiceTotal) => number,
): number {
  return entries.reduce((total, entry) => total + of(entry), 0);
}
