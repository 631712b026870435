// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { nullable, string, type } from 'superstruct';

/** InvoiceMethod: Null until the customer has chosen one. */
export const InvoiceMethodStruct = /* @__PURE__ */ nullable(
  /* @__PURE__ */ type({ paymentMethod: /* @__PURE__ */ type({ name: /* @__PURE__ */ string() }) }),
);
