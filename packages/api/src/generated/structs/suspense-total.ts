// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, integer, min, type } from 'superstruct';
import { CurrencyStruct } from './currency.ts';
import { SignedAmountStruct } from './signed-amount.ts';
import { SuspenseAgeStruct } from './suspense-age.ts';

/** SuspenseTotal: The money in suspense of one currency. */
export const SuspenseTotalStruct = /* @__PURE__ */ type({
  currency: CurrencyStruct,
  amount: SignedAmountStruct,
  ages: /* @__PURE__ */ array(
    /* @__PURE__ */ type({
      age: SuspenseAgeStruct,
      amount: SignedAmountStruct,
      count: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
    }),
  ),
});
