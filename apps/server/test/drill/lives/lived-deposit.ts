import type { DepositScript } from './deposit-scripts.ts';
import type { OrderedForm } from './order-form.ts';

/** A deposit that is lived by its script. */
export type LivedDeposit = OrderedForm & {
  readonly script: DepositScript;
  readonly number: number;
};
