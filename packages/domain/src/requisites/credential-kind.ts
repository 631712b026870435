import { mobileFormats } from './country.ts';
import type { CredentialKind, PaymentMethodName } from './payment-method.ts';
import { methodsByName } from './payment-methods.ts';
import { withoutSeparators } from './reading.ts';

/** A card number has at least this many digits, a phone number at most one less (E.164). */
const shortestCardNumber = 16;

/**
 * The type of an accepted credential of a method: for X-country methods the number of digits
 * decides. For unfinished input use `isTypedPhone`.
 */
export function credentialKind(method: PaymentMethodName, credential: string): CredentialKind {
  const kind = methodsByName[method].credential;
  if (kind !== 'card-or-phone') {
    return kind;
  }
  return credential.replaceAll(/\D/g, '').length < shortestCardNumber ? 'phone' : 'card';
}

/**
 * Whether a typed text is meant as a phone where a card may stand too (FORM-243): it has a plus and fewer digits than a
 * card, or it is a complete number of one of the countries of requisites. A card number with a digit too few never is.
 */
export function isTypedPhone(text: string): boolean {
  const bare = withoutSeparators(text);
  return bare.startsWith('+')
    ? bare.replaceAll(/\D/g, '').length < shortestCardNumber
    : hasMobileFormat(`+${bare}`);
}

function hasMobileFormat(number: string): boolean {
  return Object.values(mobileFormats).some(
    ({ prefix, length }) =>
      number.length === length && number.startsWith(prefix) && /^\+\d+$/.test(number),
  );
}
