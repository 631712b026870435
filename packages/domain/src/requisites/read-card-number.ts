import { cardScheme } from './card.ts';
import { hasLuhnCheckDigit } from './luhn.ts';
import { type Reading, refused, withoutSeparators } from './reading.ts';

/** Why a text is not a card number. */
export type CardNumberError =
  | 'empty'
  | 'not-digits'
  | 'too-few-digits'
  | 'too-many-digits'
  | 'wrong-check-digit';

/**
 * Validates a typed or pasted card number with separators (FORM-40): 16 digits for Humo and Uzcard,
 * 16 to 19 otherwise; the Luhn check digit for all but Humo. `value` has only the digits.
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
  if (value.length < 16) {
    return refused('too-few-digits');
  }
  if (value.length > longest) {
    return refused('too-many-digits');
  }
  return scheme === 'humo' || hasLuhnCheckDigit(value)
    ? { ok: true, value }
    : refused('wrong-check-digit');
}
