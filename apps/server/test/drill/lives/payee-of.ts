import type { LivedDeposit } from './lived-deposit.ts';

/** A Humo card of its own for each life. */
export function payeeOf({ number }: Pick<LivedDeposit, 'number'>) {
  return { paymentMethodName: 'Humo', credential: `9860${String(number).padStart(12, '0')}` };
}
