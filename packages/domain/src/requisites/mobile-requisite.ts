import { type CountryCode, countryCodes, mobileFormats } from './country.ts';
import { type Reading, refused, withoutSeparators } from './reading.ts';

/** What stands in place of a mobile number that its country does not have (section 5). */
export const invalidPhoneText = 'Invalid phone number format';

/**
 * A mobile number among requisites, in its country's groups (section 5): `+998 90 123 45 67`. The wire's digits
 * have no plus: it is added. `text` is for people; `invalid-format` is shown as `invalidPhoneText`.
 */
export function formatMobileRequisite(
  country: CountryCode,
  value: string,
): Reading<{ readonly text: string }, 'invalid-format'> {
  const { prefix, length, groups } = mobileFormats[country];
  const number = `+${withoutSeparators(value).replace(/^\+/, '')}`;
  if (!/^\+\d+$/.test(number) || !number.startsWith(prefix) || number.length !== length) {
    return refused('invalid-format');
  }
  return { ok: true, text: inGroups(number, groups) };
}

/** The country that a mobile number of requisites is of (section 5), or undefined: told by prefix and length. */
export function countryOfMobile(value: string): CountryCode | undefined {
  return countryCodes.find((country) => formatMobileRequisite(country, value).ok);
}

/** A text in groups of the lengths given; what is left makes the last one. */
function inGroups(text: string, lengths: readonly number[]): string {
  const [length, ...others] = lengths;
  return length === undefined || length >= text.length
    ? text
    : `${text.slice(0, length)} ${inGroups(text.slice(length), others)}`;
}
