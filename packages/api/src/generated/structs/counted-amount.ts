// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { CountStruct } from './count.ts';
import { AmountStruct } from './amount.ts';

/** CountedAmount: As in the contract. */
export const CountedAmountStruct = /* @__PURE__ */ type({
  count: CountStruct,
  amount: AmountStruct,
});
