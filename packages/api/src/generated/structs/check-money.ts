// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { SignedAmountStruct } from './signed-amount.ts';
import { CurrencyStruct } from './currency.ts';

/** CheckMoney: As in the contract. */
export const CheckMoneyStruct = /* @__PURE__ */ type({
  sum: SignedAmountStruct,
  currency: CurrencyStruct,
});
