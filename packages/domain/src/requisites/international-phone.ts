import { mobileFormats } from './country.ts';
import { type Reading, refused, withoutSeparators } from './reading.ts';

/** Why a text is not an international phone number. */
export type InternationalPhoneError = 'empty' | 'not-digits' | 'no-country-code' | 'wrong-length';

/** The shortest and the longest number with its country's digits, by E.164 and the plans of the world. */
const e164 = { shortest: 8, longest: 15 };

/**
 * A phone number with its country, its plus optional; `value` has the digits alone. The four countries of requisites have
 * their exact length, others 8 to 15 digits. Whether a text without a plus is a phone at all is judged by `isTypedPhone`.
 */
export function readInternationalPhone(
  text: string,
): Reading<{ readonly value: string }, InternationalPhoneError> {
  const bare = withoutSeparators(text);
  const digits = bare.replace(/^\+/, '');
  if (digits === '') {
    return refused('empty');
  }
  if (!/^\d+$/.test(digits)) {
    return refused('not-digits');
  }
  if (digits.startsWith('0')) {
    return refused('no-country-code');
  }
  return hasNationalLength(digits) ? { ok: true, value: digits } : refused('wrong-length');
}

function hasNationalLength(digits: string): boolean {
  const format = Object.values(mobileFormats).find(({ prefix }) => `+${digits}`.startsWith(prefix));
  return format
    ? digits.length === format.length - 1
    : digits.length >= e164.shortest && digits.length <= e164.longest;
}
