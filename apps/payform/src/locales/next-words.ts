import type { FormInit } from '@tiyin/domain/payment-form';
import type { StringKey } from './strings.ts';

/** The step after the choice of a method. */
export function nextWords({ type, canChangeAmount }: FormInit): StringKey {
  if (type === 'Deposit') return canChangeAmount ? 'method.next.amount' : 'method.next.fixed';
  return canChangeAmount ? 'withdrawal.next.amount' : 'withdrawal.next';
}
