import { formatAmount, parseAmount, plainAmount } from '@tiyin/domain/money';
import type { AmountError } from '@tiyin/domain/money';
import { spokenLanguage } from '../../locale/language/index.ts';

/** A number as text, or why the text is not one. */
export type Decimal =
  | { readonly ok: true; readonly value: number | null }
  | { readonly ok: false; readonly error: Exclude<AmountError, 'empty' | 'negative'> };

/* A decimal number is parsed like an amount: blanks, dots and commas are accepted. */
const nameless = '';

/**
 * The largest number with these decimals that a floating-point number represents exactly: beyond
 * 2^51 units, dividing and multiplying may change the last digit.
 */
export function largestDecimal(decimals: number): number {
  return decimals === 0 ? Number.MAX_SAFE_INTEGER : 2 ** 51 / 10 ** decimals;
}

/** Reads a number as people type and paste it, below zero too: `1 234,5`, `1,234.50`, `-3`. */
export function readDecimal(text: string, decimals: number): Decimal {
  const [, sign, digits = ''] = /^\s*([-\u2212\u2013]?)(.*)$/s.exec(text) ?? [];
  const parsed = parseAmount(digits, { code: nameless, dimension: decimals });
  if (parsed.ok) {
    const value = Number(parsed.amount) / 10 ** decimals;
    if (value > largestDecimal(decimals)) return { ok: false, error: 'out-of-range' };
    return { ok: true, value: sign === '' || value === 0 ? value : -value };
  }
  if (parsed.error === 'empty' && sign === '') return { ok: true, value: null };
  const isNumber = parsed.error !== 'empty' && parsed.error !== 'negative';
  return { ok: false, error: isNumber ? parsed.error : 'not-a-number' };
}

/** Writes a number as the product writes numbers, `1 234.50`, always with all its decimals. */
export function writeDecimal(value: number, decimals: number): string {
  return formatAmount(toUnits(value, decimals), decimals, { language: spokenLanguage() });
}

/** Formats a number for a program: `1234.50`, or `1234` without a fraction. */
export function plainDecimal(value: number, decimals: number): string {
  return plainAmount(toUnits(value, decimals), decimals);
}

/** A number some steps away, exact in its decimals: ten steps of 0.1 are 1. */
export function stepDecimal(value: number, by: number, decimals: number): number {
  return (toUnits(value, decimals) + toUnits(by, decimals)) / 10 ** decimals;
}

const toUnits = (value: number, decimals: number): number => Math.round(value * 10 ** decimals);
