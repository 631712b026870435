// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, max, min } from 'superstruct';

/** MaxAdjustment: The largest adjustment, in minor units, that may be added to a fixed deposit amount if no account is
free for it. Whole major units, at most 1 % of the amount. Zero turns adjustments off.
 */
export const MaxAdjustmentStruct = /* @__PURE__ */ max(
  /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
  100000000,
);
