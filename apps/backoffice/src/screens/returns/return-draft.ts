import type { ReturnableMoney, ReturnRequest } from '@tiyin/api/types';
import { amountToWire, minorUnits } from '@tiyin/domain/money';
import { type PaymentMethod, methodByName, readPayoutCredential } from '@tiyin/domain/requisites';
import type { PayeeDraft } from '../../forms/PayeeFields.tsx';

/** The fields of the dialog of a return. */
export interface ReturnDraft extends PayeeDraft {
  /** Minor units; null while the field is empty. */
  readonly amount: bigint | null;
}

/** A return as it is sent, without its source and reason. */
export type ReturnTerms = Pick<ReturnRequest, 'amount' | 'payee'>;

/** The method of the account that pays, which decides the fields of the payee. */
export function returnMethod({ paymentMethodName }: ReturnableMoney): PaymentMethod {
  const method = methodByName(paymentMethodName);
  if (!method) throw new Error(`there is no method ${paymentMethodName}`);
  return method;
}

/** The terms of a valid draft; undefined while a field is missing or invalid. */
export function returnTerms(
  { amount, bank, credential }: ReturnDraft,
  method: PaymentMethod,
): ReturnTerms | undefined {
  if (amount === null || !readPayoutCredential(method.name, credential).ok) return undefined;
  const payee = { credential: credential.trim() };
  if (!method.needsBank) return { amount: amountToWire(minorUnits(amount)), payee };
  if (bank === null) return undefined;
  return { amount: amountToWire(minorUnits(amount)), payee: { ...payee, bankCodeInteger: bank } };
}
