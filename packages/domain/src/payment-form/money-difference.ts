import { endedBeforeRequisites } from './form-ends.ts';
import type { FormState } from './form-state.ts';
import { endWatchMs } from './polling.ts';

/** The money that a customer sent, if it is not the amount; minor units (FORM-257). */
export type MoneyDifference = {
  readonly kind: 'missing' | 'excess';
  readonly received: number;
  readonly difference: number;
};

/** How what was received differs from the amount of a payment; undefined where it does not. */
export function moneyDifference({
  amount,
  receivedAmount,
}: Pick<FormState<'success'>, 'amount' | 'receivedAmount'>): MoneyDifference | undefined {
  if (receivedAmount === undefined || receivedAmount === amount) {
    return undefined;
  }
  return {
    kind: receivedAmount < amount ? 'missing' : 'excess',
    received: receivedAmount,
    difference: Math.abs(amount - receivedAmount),
  };
}

/**
 * Until when (Unix ms) the page of a deposit that is booked, or ended unpaid after requisites were shown, looks
 * for more money (FORM-205, FORM-257); undefined for any other.
 */
export function watchedUntil(state: FormState<'success' | 'fail'>): number | undefined {
  const { init, since } = state;
  if (init?.type !== 'Deposit' || since === undefined) return undefined;
  if (state.step === 'fail' && endedBeforeRequisites(state) !== false) return undefined;
  return Date.parse(since) + endWatchMs;
}

/**
 * The amount that the customer may still send to complete the payment, in minor units (INVOICE-221);
 * undefined where nothing is to be sent.
 */
export function topUpAmount(state: FormState<'processing'>): number | undefined {
  const difference = moneyDifference(state);
  return state.isAwaited && difference?.kind === 'missing' ? difference.difference : undefined;
}
