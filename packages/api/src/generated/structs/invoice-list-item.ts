// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, optional, type } from 'superstruct';
import { InvoiceIdStruct } from './invoice-id.ts';
import { TimeStruct } from './time.ts';
import { AmountStruct } from './amount.ts';
import { RefundOfStruct } from './refund-of.ts';
import { RefundedAmountStruct } from './refunded-amount.ts';
import { CurrencyStruct } from './currency.ts';
import { FlowTypeStruct } from './flow-type.ts';
import { InvoiceStatusStruct } from './invoice-status.ts';
import { NamedRefStruct } from './named-ref.ts';

/** InvoiceListItem: As in the contract. */
export const InvoiceListItemStruct = /* @__PURE__ */ type({
  invoiceId: InvoiceIdStruct,
  createdDate: TimeStruct,
  statusDate: TimeStruct,
  amount: AmountStruct,
  refundOf: /* @__PURE__ */ optional(RefundOfStruct),
  refundedAmount: /* @__PURE__ */ optional(RefundedAmountStruct),
  currency: CurrencyStruct,
  flowType: FlowTypeStruct,
  invoiceStatus: InvoiceStatusStruct,
  isTestProcessing: /* @__PURE__ */ boolean(),
  merchant: NamedRefStruct,
  terminal: NamedRefStruct,
});
