// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, max, min, optional, string, type } from 'superstruct';

/** RefundPayee: Where the money goes; without it, the customer names it on a form. */
export const RefundPayeeStruct = /* @__PURE__ */ type({
  paymentMethodName: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  credential: /* @__PURE__ */ string(),
  bankCodeInteger: /* @__PURE__ */ optional(
    /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 9007199254740991),
  ),
});
