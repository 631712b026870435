import { type CurrencyCode, currencies, currencyCodes } from './currency.ts';
import { formatAmount } from './format.ts';
import type { Language } from './language.ts';
import { type MinorUnits, minorUnits } from './minor-units.ts';

/** The largest number of decimal places of these currencies. */
export function largestDimensionOf(codes: readonly CurrencyCode[]): number {
  return Math.max(...codes.map((code) => currencies[code].dimension));
}

/** The largest number of decimal places of any currency. */
export const largestDimension: number = largestDimensionOf(currencyCodes);

/** With more digits a number no longer survives formatting. */
const exactDigits = 15;
const writtenMajor = new RegExp(`^(\\d{1,13})(?:\\.(\\d{1,${largestDimension}}))?$`);

/** Whole major units in the currency's minor ones. */
export function wholeUnits(whole: bigint, currency: { readonly dimension: number }): MinorUnits {
  return minorUnits(whole * 10n ** BigInt(currency.dimension));
}

/**
 * A sum in major units of no particular currency, as in an address: `1234.5`, with as many decimals
 * as any currency has. Null for an invalid text, or for more digits than can be represented
 * exactly.
 */
export function readMajorUnits(text: string): number | null {
  const [, whole, decimals = ''] = writtenMajor.exec(text) ?? [];
  if (whole === undefined) return null;
  return whole.replace(/^0+/, '').length + decimals.length > exactDigits ? null : Number(text);
}

/** The number of decimals of a sum in major units. */
export function decimalsOf(sum: number): number {
  return decimalDigits(sum).length;
}

/** A sum in major units of no particular currency for people: `1 234.50`, `1 234`, `1.234`. */
export function formatMajorUnits(sum: number, language: Language = 'en'): string {
  const decimals = Math.max(2, decimalsOf(sum));
  const [whole = ''] = String(sum).split('.');
  const amount = BigInt(whole + decimalDigits(sum).padEnd(decimals, '0'));
  return formatAmount(amount, decimals, { language, fraction: 'trimmed' });
}

/** The decimals of a sum that was parsed from text: its shortest form. */
function decimalDigits(sum: number): string {
  return String(sum).split('.')[1] ?? '';
}
