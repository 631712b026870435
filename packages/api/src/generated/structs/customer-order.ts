// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { optional, string, type } from 'superstruct';

/** CustomerOrder: As in the contract. */
export const CustomerOrderStruct = /* @__PURE__ */ type({
  externalId: /* @__PURE__ */ string(),
  firstName: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  lastName: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
});
