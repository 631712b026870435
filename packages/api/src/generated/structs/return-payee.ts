// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, max, min, optional, string, type } from 'superstruct';

/** ReturnPayee: The sender's card or phone, by the method of the account that the money came to. */
export const ReturnPayeeStruct = /* @__PURE__ */ type({
  credential: /* @__PURE__ */ string(),
  bankCodeInteger: /* @__PURE__ */ optional(
    /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 9007199254740991),
  ),
});
