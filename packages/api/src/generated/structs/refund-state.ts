// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, nullable, string, type } from 'superstruct';
import { InvoiceIdStruct } from './invoice-id.ts';
import { RefundOfStruct } from './refund-of.ts';
import { InvoiceStatusCodeStruct } from './invoice-status-code.ts';
import { AmountStruct } from './amount.ts';
import { CurrencyCodeStruct } from './currency-code.ts';
import { EventSequenceStruct } from './event-sequence.ts';

/** RefundState: The withdrawal that gives a deposit back, as it was at the time of the event. */
export const RefundStateStruct = /* @__PURE__ */ type({
  invoiceId: InvoiceIdStruct,
  refundOf: RefundOfStruct,
  merchantInvoiceId: /* @__PURE__ */ string(),
  status: InvoiceStatusCodeStruct,
  amount: AmountStruct,
  fee: /* @__PURE__ */ nullable(AmountStruct),
  currency: CurrencyCodeStruct,
  isTest: /* @__PURE__ */ boolean(),
  sequence: EventSequenceStruct,
});
