// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, nullable, optional, string, type } from 'superstruct';
import { InvoiceIdStruct } from './invoice-id.ts';
import { InvoiceStatusCodeStruct } from './invoice-status-code.ts';
import { AmountStruct } from './amount.ts';
import { RefundOfStruct } from './refund-of.ts';
import { FormIdStruct } from './form-id.ts';
import { CurrencyCodeStruct } from './currency-code.ts';
import { TimeStruct } from './time.ts';

/** MerchantRefund: A refund of a deposit; `formId` and `url` of its customer's form where no payee was given. */
export const MerchantRefundStruct = /* @__PURE__ */ type({
  invoiceId: InvoiceIdStruct,
  merchantInvoiceId: /* @__PURE__ */ string(),
  status: InvoiceStatusCodeStruct,
  amount: AmountStruct,
  refundOf: /* @__PURE__ */ optional(RefundOfStruct),
  formId: /* @__PURE__ */ optional(FormIdStruct),
  url: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  fee: /* @__PURE__ */ nullable(AmountStruct),
  currency: CurrencyCodeStruct,
  isTest: /* @__PURE__ */ boolean(),
  createdDate: TimeStruct,
  statusDate: TimeStruct,
});
