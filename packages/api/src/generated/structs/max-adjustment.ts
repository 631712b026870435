// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, max, min } from 'superstruct';

/** MaxAdjustment: Minor units that may be added to a fixed amount of a deposit where no account is free for it: whole major
units, never more than 1 % of the amount. Zero: nothing is added.
 */
export const MaxAdjustmentStruct = /* @__PURE__ */ max(
  /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
  100000000,
);
