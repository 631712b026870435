// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, max, min } from 'superstruct';

/** Adjustment: Minor units that the server added to a fixed amount to make its transfer distinguishable. `amount`
includes them. Left out if nothing was added.
 */
export const AdjustmentStruct = /* @__PURE__ */ max(
  /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
  9007199254740991,
);
