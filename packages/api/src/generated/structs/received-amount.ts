// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, max, min } from 'superstruct';

/** ReceivedAmount: Minor units: all money that was reported for the deposit. Less than `amount`: the difference is missing.
More: the difference is not booked and waits to be returned.
 */
export const ReceivedAmountStruct = /* @__PURE__ */ max(
  /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
  9007199254740991,
);
