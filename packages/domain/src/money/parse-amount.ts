import { readAmountDigits } from './amount-digits.ts';
import type { AmountError } from './amount-error.ts';
import { withoutCurrency } from './currency-words.ts';
import { type MinorUnits, minorUnits } from './minor-units.ts';
import { largestAmount } from './wire.ts';

/** An amount in minor units, or the reason for a refusal. */
export type ParsedAmount =
  | { readonly ok: true; readonly amount: MinorUnits }
  | { readonly ok: false; readonly error: AmountError };

/**
 * Parses a typed or pasted amount of major units into minor units: `12.5` is 1250, `1 234,50 UZS`
 * is 123450 (LEDGER-8, LEDGER-9). A dot or a comma is the decimal sign, groups may be separated by
 * blanks, apostrophes, dots or commas (see `readAmountDigits`); the currency's own code, sign or
 * name may be next to it. Nothing is rounded, zero is an amount, and a parsed amount fits the API.
 */
export function parseAmount(
  text: string,
  currency: { readonly code: string; readonly dimension: number },
): ParsedAmount {
  const bare = withoutCurrency(text, currency.code);
  if (bare === '') {
    return { ok: false, error: 'empty' };
  }
  const digits = readAmountDigits(bare.replace(/^[-+\u2212\u2013]\s*/, ''));
  if (!digits) {
    return { ok: false, error: 'not-a-number' };
  }
  if (/^[-\u2212\u2013]/.test(bare)) {
    return { ok: false, error: 'negative' };
  }
  if (digits.decimals.length > currency.dimension) {
    return { ok: false, error: 'too-many-decimals' };
  }
  const amount = minorUnits(BigInt(digits.whole + digits.decimals.padEnd(currency.dimension, '0')));
  return amount > largestAmount ? { ok: false, error: 'out-of-range' } : { ok: true, amount };
}
