// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, max, min, optional, string, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { CustomerOrderStruct } from './customer-order.ts';
import { CallbackUrlStruct } from './callback-url.ts';

/** CreatePayoutRequest: As in the contract. */
export const CreatePayoutRequestStruct = /* @__PURE__ */ type({
  terminalId: IdStruct,
  amount: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 9007199254740991),
  merchantInvoiceId: /* @__PURE__ */ string(),
  customer: CustomerOrderStruct,
  paymentMethodName: /* @__PURE__ */ string(),
  credential: /* @__PURE__ */ string(),
  bankCodeInteger: /* @__PURE__ */ optional(
    /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 9007199254740991),
  ),
  callbackUrl: /* @__PURE__ */ optional(CallbackUrlStruct),
});
