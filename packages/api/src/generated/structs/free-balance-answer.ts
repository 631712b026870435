// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { optional, type } from 'superstruct';
import { CurrencyStruct } from './currency.ts';
import { AmountStruct } from './amount.ts';
import { SignedAmountStruct } from './signed-amount.ts';

/** FreeBalanceAnswer: As in the contract. */
export const FreeBalanceAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ type({
    currency: CurrencyStruct,
    free: AmountStruct,
    reserved: AmountStruct,
    after: /* @__PURE__ */ optional(SignedAmountStruct),
  }),
});
