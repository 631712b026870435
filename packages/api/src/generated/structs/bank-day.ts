// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { AmountStruct } from './amount.ts';
import { CountStruct } from './count.ts';
import { SignedAmountOrNullStruct } from './signed-amount-or-null.ts';

/** BankDay: As in the contract. */
export const BankDayStruct = /* @__PURE__ */ type({
  in: AmountStruct,
  out: AmountStruct,
  lines: CountStruct,
  closing: SignedAmountOrNullStruct,
});
