import { topUpAmount } from '@tiyin/domain/payment-form';
import type { FormState } from '@tiyin/domain/payment-form';

type Shown = { readonly amount: number; readonly sign: 'always' | 'auto' };

/**
 * The large figure of Processing, in minor units: what is still to be sent (FORM-258), else what came.
 * A plus stands for money that comes to the shop.
 */
export function shownAmount(state: FormState<'processing'>): Shown {
  const rest = topUpAmount(state);
  if (rest !== undefined) return { amount: rest, sign: 'auto' };
  const { amount, init, receivedAmount = amount } = state;
  return { amount: receivedAmount, sign: init.type === 'Deposit' ? 'always' : 'auto' };
}
