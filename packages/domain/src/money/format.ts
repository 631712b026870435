import type { Language } from './language.ts';
import { amountFromWire } from './wire.ts';

/** How an amount is written: by language, with or without an empty fraction, with or without a plus. */
export type FormatOptions = {
  readonly language?: Language;
  /** `always` shows all decimals, `trimmed` drops them when they are all zero. */
  readonly fraction?: 'always' | 'trimmed';
  /** `always` also marks values above zero, with a plus. */
  readonly sign?: 'auto' | 'always';
};

const narrowNoBreakSpace = '\u202F';
const minus = '\u2212';
const decimalSigns: Readonly<Record<Language, string>> = { en: '.', ru: ',', uz: ',' };

/**
 * An amount of minor units for people to read, `1 234.50` (LEDGER-4):
 * narrow no-break spaces between groups, a real minus, the language's decimal sign.
 * Throws a RangeError for a number that is not a safe integer.
 */
export function formatAmount(
  amount: bigint | number,
  dimension: number,
  options: FormatOptions = {},
): string {
  const { language = 'en', fraction = 'always', sign = 'auto' } = options;
  const parts = splitAmount(amount, dimension);
  const plus = sign === 'always' && parts.isPositive ? '+' : '';
  const grouped = parts.whole.replace(/\B(?=(?:\d{3})+$)/g, narrowNoBreakSpace);
  const decimals = shownDecimals(parts.decimals, fraction, decimalSigns[language]);
  return `${parts.isNegative ? minus : plus}${grouped}${decimals}`;
}

/**
 * An amount of minor units for the clipboard, `480000` or `480000.50`: the form that bank apps
 * accept (FORM-26). Throws a RangeError for a number that is not a safe integer.
 */
export function plainAmount(amount: bigint | number, dimension: number): string {
  const parts = splitAmount(amount, dimension);
  return `${parts.isNegative ? '-' : ''}${parts.whole}${shownDecimals(parts.decimals, 'trimmed', '.')}`;
}

function splitAmount(amount: bigint | number, dimension: number) {
  const minorUnits = typeof amount === 'bigint' ? amount : amountFromWire(amount);
  const isNegative = minorUnits < 0n;
  const digits = String(isNegative ? -minorUnits : minorUnits).padStart(dimension + 1, '0');
  const point = digits.length - dimension;
  const isPositive = minorUnits > 0n;
  return { isNegative, isPositive, whole: digits.slice(0, point), decimals: digits.slice(point) };
}

function shownDecimals(decimals: string, fraction: 'always' | 'trimmed', decimalSign: string) {
  const isDropped = fraction === 'trimmed' ? /^0*$/.test(decimals) : decimals === '';
  return isDropped ? '' : `${decimalSign}${decimals}`;
}
