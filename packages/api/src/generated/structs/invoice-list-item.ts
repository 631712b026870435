// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, optional, string, type } from 'superstruct';
import { InvoiceIdStruct } from './invoice-id.ts';
import { TimeStruct } from './time.ts';
import { AmountStruct } from './amount.ts';
import { RefundOfStruct } from './refund-of.ts';
import { RefundedAmountStruct } from './refunded-amount.ts';
import { InvoiceFeeStruct } from './invoice-fee.ts';
import { CurrencyStruct } from './currency.ts';
import { FlowTypeStruct } from './flow-type.ts';
import { InvoiceStatusStruct } from './invoice-status.ts';
import { InvoiceCustomerStruct } from './invoice-customer.ts';
import { NamedRefStruct } from './named-ref.ts';
import { InvoiceMethodStruct } from './invoice-method.ts';
import { TransferAccountStruct } from './transfer-account.ts';
import { InvoiceErrorStruct } from './invoice-error.ts';
import { InvoiceAssigneeStruct } from './invoice-assignee.ts';

/** InvoiceListItem: As in the contract. */
export const InvoiceListItemStruct = /* @__PURE__ */ type({
  invoiceId: InvoiceIdStruct,
  merchantInvoiceId: /* @__PURE__ */ string(),
  createdDate: TimeStruct,
  statusDate: TimeStruct,
  amount: AmountStruct,
  refundOf: /* @__PURE__ */ optional(RefundOfStruct),
  refundedAmount: /* @__PURE__ */ optional(RefundedAmountStruct),
  fee: InvoiceFeeStruct,
  currency: CurrencyStruct,
  flowType: FlowTypeStruct,
  invoiceStatus: InvoiceStatusStruct,
  isTestProcessing: /* @__PURE__ */ boolean(),
  customer: InvoiceCustomerStruct,
  merchant: NamedRefStruct,
  terminal: NamedRefStruct,
  paymentMethod: InvoiceMethodStruct,
  paymentAccount: /* @__PURE__ */ optional(TransferAccountStruct),
  lastError: /* @__PURE__ */ optional(InvoiceErrorStruct),
  assignee: /* @__PURE__ */ optional(InvoiceAssigneeStruct),
});
