// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { optional, string, type } from 'superstruct';

/** InvoiceCustomer: As in the contract. */
export const InvoiceCustomerStruct = /* @__PURE__ */ type({
  externalId: /* @__PURE__ */ string(),
  people: /* @__PURE__ */ type({
    firstName: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
    lastName: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  }),
});
