// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, integer, max, min, string, type } from 'superstruct';
import { AmountStruct } from './amount.ts';

/** ShownMoney: An unmatched transfer on the deposit's account that is exactly the missing money. */
export const ShownMoneyStruct = /* @__PURE__ */ type({
  id: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 9007199254740991),
  transferId: /* @__PURE__ */ string(),
  amount: AmountStruct,
  day: /* @__PURE__ */ string(),
  isStatement: /* @__PURE__ */ boolean(),
  isAssigned: /* @__PURE__ */ boolean(),
});
