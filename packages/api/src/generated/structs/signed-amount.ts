// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, max, min } from 'superstruct';

/** SignedAmount: Minor units. Negative if a correction took more than the balance. */
export const SignedAmountStruct = /* @__PURE__ */ max(
  /* @__PURE__ */ min(/* @__PURE__ */ integer(), -9007199254740991),
  9007199254740991,
);
