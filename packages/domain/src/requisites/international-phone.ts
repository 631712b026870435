import { mobileFormats } from './country.ts';
import { type Reading, refused, withoutSeparators } from './reading.ts';

/** Why a text is no international phone number (decision 36). */
export type InternationalPhoneError = 'empty' | 'not-digits' | 'no-country-code' | 'wrong-length';

/** The shortest and the longest number with its country's digits, by E.164 and the plans of the world. */
const e164 = { shortest: 8, longest: 15 };

/** Without a plus, fewer digits than this may lack the country's. */
const shortestWithoutPlus = 11;

/**
 * A phone number with its country (decision 36), its plus or `00` optional; `value` has the digits alone. The
 * four countries of section 5 have their exact length, others 8 to 15 digits, and without a plus at least 11, since
 * fewer may lack the country. Russia's own `8 9…` is taken for 7.
 */
export function readInternationalPhone(
  text: string,
): Reading<{ readonly value: string }, InternationalPhoneError> {
  const bare = withoutSeparators(text);
  const hasPlus = /^(?:\+|00)/.test(bare);
  const digits = bare.replace(/^(?:\+|00)/, '');
  if (digits === '') {
    return refused('empty');
  }
  if (!/^\d+$/.test(digits)) {
    return refused('not-digits');
  }
  if (digits.startsWith('0') || (!hasPlus && digits.length < shortestWithoutPlus)) {
    return refused('no-country-code');
  }
  const value = hasPlus ? digits : digits.replace(/^8(?=9\d{9}$)/, '7');
  return hasLengthOfItsCountry(value) ? { ok: true, value } : refused('wrong-length');
}

function hasLengthOfItsCountry(digits: string): boolean {
  const format = Object.values(mobileFormats).find(({ prefix }) => `+${digits}`.startsWith(prefix));
  return format
    ? digits.length === format.length - 1
    : digits.length >= e164.shortest && digits.length <= e164.longest;
}
