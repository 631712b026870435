// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, max, min } from 'superstruct';

/** Adjustment: Minor units that the server added to a fixed amount so that its transfer can be told apart; `amount` includes
them. Left out where nothing was added.
 */
export const AdjustmentStruct = /* @__PURE__ */ max(
  /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
  9007199254740991,
);
