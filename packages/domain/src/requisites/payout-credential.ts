import { isTypedPhone } from './credential-kind.ts';
import { type InternationalPhoneError, readInternationalPhone } from './international-phone.ts';
import type { CredentialKind, PaymentMethodName } from './payment-method.ts';
import { methodsByName } from './payment-methods.ts';
import { withoutPlus } from './plus.ts';
import { type CardNumberError, readCardNumber } from './read-card-number.ts';
import { type Reading, refused } from './reading.ts';
import { readRussianPhone, type RussianPhoneError } from './russian-phone.ts';

/** Why money cannot be sent to what a customer entered. */
export type PayoutCredentialError = CardNumberError | InternationalPhoneError | RussianPhoneError;

/** Where a withdrawal goes: a card or a phone in digits, without a plus. */
export type PayoutCredential = { readonly kind: CredentialKind; readonly value: string };

/** Fewer characters, blanks around them apart, are no phone number yet (FORM-42). */
const shortestSbpPhone = 9;

/**
 * The credential of a withdrawal, judged alike by the form and by the server: a card, for X-country methods also a
 * phone that `isTypedPhone` knows (FORM-243), for Sbp a Russian mobile. A leading plus is no part of the value. A card
 * need not be of the method's own scheme: schemes share cards.
 */
export function readPayoutCredential(
  method: PaymentMethodName,
  text: string,
): Reading<PayoutCredential, PayoutCredentialError> {
  const takes = methodsByName[method].credential;
  const kind = takes === 'card-or-phone' ? (isTypedPhone(text) ? 'phone' : 'card') : takes;
  const reading = kind === 'card' ? readCardNumber(withoutPlus(text)) : readPhone(method, text);
  return reading.ok ? { ...reading, kind } : reading;
}

/**
 * The credential of an Sbp withdrawal with its bank (FORM-41, FORM-42): first a bank must be chosen, then the phone
 * is judged. Whether the bank is a member is for `sbpBankByCode` of the references to say.
 */
export function readSbpPayout(
  bankCodeInteger: number | undefined,
  phone: string,
): Reading<
  PayoutCredential & { readonly bankCodeInteger: number },
  PayoutCredentialError | 'no-bank'
> {
  if (bankCodeInteger === undefined) {
    return refused('no-bank');
  }
  const reading = readPayoutCredential('Sbp', phone);
  return reading.ok ? { ...reading, bankCodeInteger } : reading;
}

function readPhone(method: PaymentMethodName, text: string) {
  if (method !== 'Sbp') {
    return readInternationalPhone(text);
  }
  return text.trim().length < shortestSbpPhone ? refused('incomplete') : readRussianPhone(text);
}
