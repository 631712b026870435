// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, integer, min, nullable, optional, string, type } from 'superstruct';
import { InvoiceIdStruct } from './invoice-id.ts';
import { RefundOfStruct } from './refund-of.ts';
import { InvoiceStatusCodeStruct } from './invoice-status-code.ts';
import { AmountStruct } from './amount.ts';
import { CurrencyCodeStruct } from './currency-code.ts';
import { TimeStruct } from './time.ts';

/** CallbackBody: As in the contract. */
export const CallbackBodyStruct = /* @__PURE__ */ type({
  invoiceId: InvoiceIdStruct,
  merchantInvoiceId: /* @__PURE__ */ string(),
  refundOf: /* @__PURE__ */ optional(RefundOfStruct),
  status: InvoiceStatusCodeStruct,
  amount: AmountStruct,
  fee: /* @__PURE__ */ nullable(AmountStruct),
  currency: CurrencyCodeStruct,
  isTest: /* @__PURE__ */ boolean(),
  sequence: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
  time: TimeStruct,
});
