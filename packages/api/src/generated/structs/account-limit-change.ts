// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, integer, max, min, type } from 'superstruct';
import { AmountStruct } from './amount.ts';

/** AccountLimitChange: As in the contract. */
export const AccountLimitChangeStruct = /* @__PURE__ */ type({
  limit: AmountStruct,
  priority: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 0), 2147483647),
  checkUniqueAmount: /* @__PURE__ */ boolean(),
});
