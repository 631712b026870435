import { currencies } from './currency.ts';
import { formatAmount } from './format.ts';

/** The most decimal places that a currency has. */
export const largestDimension: number = Math.max(
  ...Object.values(currencies).map(({ dimension }) => dimension),
);

/** Beyond so many digits a number no longer comes back as it was written. */
const exactDigits = 15;
const writtenMajor = new RegExp(`^(\\d{1,13})(?:\\.(\\d{1,${largestDimension}}))?$`);

/** Whole major units in the currency's minor ones. */
export function wholeUnits(whole: bigint, currency: { readonly dimension: number }): bigint {
  return whole * 10n ** BigInt(currency.dimension);
}

/**
 * A sum in major units of no particular currency, as an address carries it: `1234.5`, with as many decimals as
 * any currency has. Null for what is no number, or for more digits than come back exactly.
 */
export function readMajorUnits(text: string): number | null {
  const [, whole, decimals = ''] = writtenMajor.exec(text) ?? [];
  if (whole === undefined) return null;
  return whole.replace(/^0+/, '').length + decimals.length > exactDigits ? null : Number(text);
}

/** How many decimals a sum in major units needs: its own, and at least two. */
export function decimalsOf(sum: number): number {
  return Math.max(2, decimalDigits(sum).length);
}

/** A sum in major units of no particular currency for people: `1 234.50`, `1 234`, `1.234`. */
export function formatMajorUnits(sum: number): string {
  const decimals = decimalsOf(sum);
  const [whole = ''] = String(sum).split('.');
  const amount = BigInt(whole + decimalDigits(sum).padEnd(decimals, '0'));
  return formatAmount(amount, decimals, { fraction: 'trimmed' });
}

/** The decimals of a sum that came from text: the shortest that stand for it. */
function decimalDigits(sum: number): string {
  return String(sum).split('.')[1] ?? '';
}
