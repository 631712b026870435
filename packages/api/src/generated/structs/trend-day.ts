// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, string, type } from 'superstruct';
import { SignedAmountStruct } from './signed-amount.ts';

/** TrendDay: As in the contract. */
export const TrendDayStruct = /* @__PURE__ */ type({
  day: /* @__PURE__ */ string(),
  sum: SignedAmountStruct,
  count: /* @__PURE__ */ integer(),
});
