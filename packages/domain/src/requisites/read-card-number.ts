import { cardScheme } from './card.ts';
import { hasLuhnCheckDigit } from './luhn.ts';
import { type Reading, refused, withoutSeparators } from './reading.ts';

/** Why a text is no card number (decision 37). */
export type CardNumberError = 'empty' | 'not-digits' | 'wrong-length' | 'wrong-check-digit';

/**
 * A card number as it is typed or pasted, with what stands between its groups (decision 37): 16 digits for Humo
 * and Uzcard, 16 to 19 otherwise; the Luhn check digit for all but Humo. `value` has the digits alone.
 */
export function readCardNumber(text: string): Reading<{ readonly value: string }, CardNumberError> {
  const value = withoutSeparators(text);
  if (value === '') {
    return refused('empty');
  }
  if (!/^\d+$/.test(value)) {
    return refused('not-digits');
  }
  const scheme = cardScheme(value);
  const longest = scheme ? 16 : 19;
  if (value.length < 16 || value.length > longest) {
    return refused('wrong-length');
  }
  return scheme === 'humo' || hasLuhnCheckDigit(value)
    ? { ok: true, value }
    : refused('wrong-check-digit');
}
