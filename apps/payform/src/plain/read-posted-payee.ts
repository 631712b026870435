import type { FormMethod } from '@tiyin/domain/payment-form';
import { methodByName, readBankPayout, readPayoutCredential } from '@tiyin/domain/requisites';
import { allStrings } from '../locales/all-strings.ts';
import type { Place } from './place.ts';
import type { CheckedPayee } from './plain-context.ts';
import { type InvalidPost, type Posting, present } from './posting.ts';

/** The payee's text, as it was posted. */
export const typedPayee = ({ fields: { credential = '', bank = '' } }: Posting) => ({
  credential,
  bank,
});

/** The payee's page with the error of a field. */
export function invalidPayee(
  posting: Posting,
  field: 'credential' | 'bank',
  text: string,
  at: Place = present,
): InvalidPost {
  return { kind: 'invalid', at, problem: { field, text }, typed: typedPayee(posting) };
}

type Choice = { readonly method: FormMethod; readonly amount: number; readonly at: Place };

/** The typed payee by a method; or its page with the error. */
export function readTyped(
  posting: Posting,
  { method, amount, at }: Choice,
): CheckedPayee | InvalidPost {
  const { language } = posting;
  const typed = typedPayee(posting);
  const bankCode = /^\d{1,15}$/.test(typed.bank) ? Number(typed.bank) : undefined;
  // A method that is not known yet is judged as any card.
  const { name, needsBank } = methodByName(method.name) ?? { name: 'Tinkoff', needsBank: false };
  const payee = needsBank
    ? readBankPayout(name, bankCode, typed.credential)
    : readPayoutCredential(name, typed.credential);
  if (!payee.ok) {
    const field = payee.error === 'no-bank' ? 'bank' : 'credential';
    return invalidPayee(posting, field, allStrings[language][`payee.${payee.error}`], at);
  }
  const { kind: credentialKind, value } = payee;
  return { kind: 'payee', credentialKind, value, method, amount, bankCode, typed };
}
