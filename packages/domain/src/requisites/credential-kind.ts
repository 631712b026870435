import type { CredentialKind, PaymentMethodName } from './payment-method.ts';
import { methodsByName } from './payment-methods.ts';

/** A card number has at least this many digits, a phone number at most one less (decision 37, E.164). */
const shortestCardNumber = 16;

/** What a credential of a method is: for X-country methods the number of its digits tells (decision 36). */
export function credentialKind(method: PaymentMethodName, credential: string): CredentialKind {
  const kind = methodsByName[method].credential;
  if (kind !== 'card-or-phone') {
    return kind;
  }
  return credential.replaceAll(/\D/g, '').length < shortestCardNumber ? 'phone' : 'card';
}
