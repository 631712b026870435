import { isTypedPhone } from './credential-kind.ts';
import { type InternationalPhoneError, readInternationalPhone } from './international-phone.ts';
import type { CredentialKind, PaymentMethodName } from './payment-method.ts';
import { methodsByName } from './payment-methods.ts';
import { withoutPlus } from './plus.ts';
import { type CardNumberError, readCardNumber } from './read-card-number.ts';
import { type Reading, refused } from './reading.ts';
import { readRussianPhone, type RussianPhoneError } from './russian-phone.ts';

/** Why a customer's credential cannot receive money. */
export type PayoutCredentialError = CardNumberError | InternationalPhoneError | RussianPhoneError;

/** The destination of a withdrawal: a card or a phone in digits, without a plus. */
export type PayoutCredential = { readonly kind: CredentialKind; readonly value: string };

/** Fewer characters without surrounding blanks are not a phone number at a bank yet (FORM-42). */
const shortestBankPhone = 9;

/**
 * Validates the credential of a withdrawal, for the form and the server: a card, for X-country
 * methods also a phone that `isTypedPhone` recognises (FORM-243), for a method with a bank a Russian mobile. A
 * leading plus is removed. A card need not be of the method's own scheme, because schemes share
 * cards.
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
 * Validates the credential of a withdrawal whose method needs a bank (FORM-41, FORM-42): the bank
 * first, then the phone. `sbpBankByCode` of the references checks whether the bank is a member.
 */
export function readBankPayout(
  method: PaymentMethodName,
  bankCodeInteger: number | undefined,
  phone: string,
): Reading<
  PayoutCredential & { readonly bankCodeInteger: number },
  PayoutCredentialError | 'no-bank'
> {
  if (bankCodeInteger === undefined) {
    return refused('no-bank');
  }
  const reading = readPayoutCredential(method, phone);
  return reading.ok ? { ...reading, bankCodeInteger } : reading;
}

function readPhone(method: PaymentMethodName, text: string) {
  // The banks of the list are Russian ones.
  if (!methodsByName[method].needsBank) {
    return readInternationalPhone(text);
  }
  return text.trim().length < shortestBankPhone ? refused('incomplete') : readRussianPhone(text);
}
