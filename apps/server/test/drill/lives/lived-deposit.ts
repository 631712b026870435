import type { DepositScript } from './deposit-scripts.ts';
import type { CreatedForm } from './create-form.ts';

/** A deposit that is lived by its script. */
export type LivedDeposit = CreatedForm & {
  readonly script: DepositScript;
  readonly number: number;
};
