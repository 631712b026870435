import { cardScheme, groupCardNumber } from './card.ts';
import { isCountryCode, mobileFormats } from './country.ts';
import { formatMobileRequisite } from './mobile-requisite.ts';

const longestPhone = 15;

/**
 * What a field shows for a card number that was typed or pasted: its digits in groups of four (section 2), at most
 * 16 of Humo and Uzcard and 19 of others (decision 37); further ones are cut off. Masking twice changes nothing.
 */
export function maskCardNumber(text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  return groupCardNumber(digits.slice(0, cardScheme(digits) ? 16 : 19));
}

/**
 * As `maskCardNumber`, where an international phone may stand too (decision 36): what begins with a plus keeps it,
 * up to 15 digits, and in the groups of its country once it is complete.
 */
export function maskCardOrPhone(text: string): string {
  if (!text.trimStart().startsWith('+')) {
    return maskCardNumber(text);
  }
  const phone = `+${text.replaceAll(/\D/g, '').slice(0, longestPhone)}`;
  const country = Object.keys(mobileFormats)
    .filter(isCountryCode)
    .find((code) => phone.startsWith(mobileFormats[code].prefix));
  const formatted = country && formatMobileRequisite(country, phone);
  return formatted?.ok ? formatted.text : phone;
}
