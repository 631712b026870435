import { type CountryCode, countryCodes, isCountryCode, mobileFormats } from './country.ts';
import { type Reading, refused, withoutSeparators } from './reading.ts';

/** The replacement for a mobile number that is invalid in its country (FORM-32). */
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

/**
 * The country of a mobile number of requisites (FORM-32), or undefined: recognised by prefix and
 * length.
 */
export function countryOfMobile(value: string): CountryCode | undefined {
  return countryCodes.find((country) => formatMobileRequisite(country, value).ok);
}

/**
 * A mobile number from the API, with its country given or determined from the number (FORM-31,
 * FORM-32). An unknown country has no mobile numbers.
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

/** A text in groups of the given lengths; the rest forms the last one. */
function inGroups(text: string, lengths: readonly number[]): string {
  const [length, ...others] = lengths;
  return length === undefined || length >= text.length
    ? text
    : `${text.slice(0, length)} ${inGroups(text.slice(length), others)}`;
}
