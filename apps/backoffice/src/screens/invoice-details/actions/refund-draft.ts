import type { Invoice, RefundRequest } from '@tiyin/api/types';
import { amountFromWire, amountToWire, minorUnits } from '@tiyin/domain/money';
import { type PaymentMethod, methodByName, readPayoutCredential } from '@tiyin/domain/requisites';

/** The fields of the refund dialog. */
export interface RefundDraft {
  /** Minor units; null while the field is empty. */
  readonly amount: bigint | null;
  /** The payee's card or phone as typed; empty where the customer names it. */
  readonly credential: string;
  /** The code of the payee's bank, for a method that needs one. */
  readonly bank: number | null;
}

/** A refund as it is sent, without its deposit and reason. */
export type RefundTerms = Pick<RefundRequest, 'amount' | 'payee'>;

/** The amount of a deposit that is not refunded yet, in minor units (INVOICE-230). */
export function refundableAmount({ amount, refundedAmount = 0 }: Invoice): bigint {
  return amountFromWire(amount) - amountFromWire(refundedAmount);
}

/** The method of a deposit, which decides the fields of the payee; a form without a choice has none. */
export function refundMethod({ paymentMethod }: Invoice): PaymentMethod | undefined {
  return paymentMethod ? methodByName(paymentMethod.paymentMethod.name) : undefined;
}

/** The terms of a valid draft; undefined while a field is missing or invalid. */
export function refundTerms(
  { amount, bank, credential }: RefundDraft,
  method: PaymentMethod | undefined,
): RefundTerms | undefined {
  if (amount === null) return undefined;
  const wire = amountToWire(minorUnits(amount));
  if (method === undefined || credential.trim() === '') return { amount: wire };
  if (!readPayoutCredential(method.name, credential).ok) return undefined;
  if (!method.needsBank) return { amount: wire, payee: { credential: credential.trim() } };
  if (bank === null) return undefined;
  return { amount: wire, payee: { credential: credential.trim(), bankCodeInteger: bank } };
}
