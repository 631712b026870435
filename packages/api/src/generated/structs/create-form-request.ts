// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, enums, integer, max, min, optional, string, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { CustomerOrderStruct } from './customer-order.ts';
import { ReturnUrlStruct } from './return-url.ts';
import { CallbackUrlStruct } from './callback-url.ts';

/** CreateFormRequest: As in the contract. */
export const CreateFormRequestStruct = /* @__PURE__ */ type({
  terminalId: IdStruct,
  type: /* @__PURE__ */ enums(['Deposit', 'Withdrawal']),
  amount: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 9007199254740991),
  canChangeAmount: /* @__PURE__ */ boolean(),
  merchantInvoiceId: /* @__PURE__ */ string(),
  customer: CustomerOrderStruct,
  successUrl: ReturnUrlStruct,
  cancelUrl: ReturnUrlStruct,
  errorUrl: ReturnUrlStruct,
  paymentMethodName: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  callbackUrl: /* @__PURE__ */ optional(CallbackUrlStruct),
  lifetimeSeconds: /* @__PURE__ */ optional(
    /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 10), 604800),
  ),
});
