import type { FormInit } from '@tiyin/domain/payment-form';
import type { StringKey } from './strings.ts';

/** What the step after the choice of a method is. */
export function nextWords({ type, canChangeAmount }: FormInit): StringKey {
  if (type === 'Deposit') return canChangeAmount ? 'method.next.amount' : 'method.next.fixed';
  return canChangeAmount ? 'withdrawal.next.amount' : 'withdrawal.next';
}
