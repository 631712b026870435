import { type CountryCode, countryCodes, isCountryCode, mobileFormats } from './country.ts';
import { type Reading, refused, withoutSeparators } from './reading.ts';

/** What stands in place of a mobile number that its country does not have (FORM-32). */
export const invalidPhoneText = 'Invalid phone number format';

/**
 * A mobile number among requisites, in its country's groups (FORM-32): `+998 90 123 45 67`. The wire's digits
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

/** The country that a mobile number of requisites is of (FORM-32), or undefined: told by prefix and length. */
export function countryOfMobile(value: string): CountryCode | undefined {
  return countryCodes.find((country) => formatMobileRequisite(country, value).ok);
}

/**
 * A mobile number of the wire, whose country comes beside it or, where it does not, is told by the number itself
 * (FORM-31, FORM-32). A country that is none of ours has no mobile numbers either.
 */
export function readMobileRequisite(
  value: string,
  countryCode: string | undefined,
): Reading<{ readonly country: CountryCode; readonly text: string }, 'invalid-format'> {
  const country = countryCode ?? countryOfMobile(value);
  if (country === undefined || !isCountryCode(country)) {
    return refused('invalid-format');
  }
  const formatted = formatMobileRequisite(country, value);
  return formatted.ok ? { ...formatted, country } : formatted;
}

/** A text in groups of the lengths given; what is left makes the last one. */
function inGroups(text: string, lengths: readonly number[]): string {
  const [length, ...others] = lengths;
  return length === undefined || length >= text.length
    ? text
    : `${text.slice(0, length)} ${inGroups(text.slice(length), others)}`;
}
