// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, nullable, optional, string, type } from 'superstruct';
import { InvoiceIdStruct } from './invoice-id.ts';
import { InvoiceStatusCodeStruct } from './invoice-status-code.ts';
import { AmountStruct } from './amount.ts';
import { AdjustmentStruct } from './adjustment.ts';
import { RefundOfStruct } from './refund-of.ts';
import { RefundedAmountStruct } from './refunded-amount.ts';
import { ReceivedAmountStruct } from './received-amount.ts';
import { CurrencyCodeStruct } from './currency-code.ts';
import { TimeStruct } from './time.ts';

/** MerchantInvoice: As in the contract. */
export const MerchantInvoiceStruct = /* @__PURE__ */ type({
  invoiceId: InvoiceIdStruct,
  merchantInvoiceId: /* @__PURE__ */ string(),
  status: InvoiceStatusCodeStruct,
  amount: AmountStruct,
  adjustment: /* @__PURE__ */ optional(AdjustmentStruct),
  refundOf: /* @__PURE__ */ optional(RefundOfStruct),
  refundedAmount: /* @__PURE__ */ optional(RefundedAmountStruct),
  receivedAmount: /* @__PURE__ */ optional(ReceivedAmountStruct),
  fee: /* @__PURE__ */ nullable(AmountStruct),
  currency: CurrencyCodeStruct,
  isTest: /* @__PURE__ */ boolean(),
  createdDate: TimeStruct,
  statusDate: TimeStruct,
});
