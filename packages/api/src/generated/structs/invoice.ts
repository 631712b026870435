// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, boolean, integer, min, optional, string, type } from 'superstruct';
import { InvoiceIdStruct } from './invoice-id.ts';
import { TimeStruct } from './time.ts';
import { AmountStruct } from './amount.ts';
import { RefundOfStruct } from './refund-of.ts';
import { RefundedAmountStruct } from './refunded-amount.ts';
import { ReceivedAmountStruct } from './received-amount.ts';
import { InvoiceFeeStruct } from './invoice-fee.ts';
import { CurrencyStruct } from './currency.ts';
import { FlowTypeStruct } from './flow-type.ts';
import { InvoiceStatusStruct } from './invoice-status.ts';
import { InvoiceCustomerStruct } from './invoice-customer.ts';
import { NamedRefStruct } from './named-ref.ts';
import { InvoiceMethodStruct } from './invoice-method.ts';
import { TransferAccountStruct } from './transfer-account.ts';
import { OpenPayoutStruct } from './open-payout.ts';
import { MissingPayoutStruct } from './missing-payout.ts';
import { RefundUnderWayStruct } from './refund-under-way.ts';
import { PendingApprovalStruct } from './pending-approval.ts';
import { InvoiceAssigneeStruct } from './invoice-assignee.ts';

/** Invoice: As in the contract. */
export const InvoiceStruct = /* @__PURE__ */ type({
  invoiceId: InvoiceIdStruct,
  merchantInvoiceId: /* @__PURE__ */ string(),
  providerInvoiceId: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  createdDate: TimeStruct,
  statusDate: TimeStruct,
  amount: AmountStruct,
  refundOf: /* @__PURE__ */ optional(RefundOfStruct),
  refundedAmount: /* @__PURE__ */ optional(RefundedAmountStruct),
  receivedAmount: /* @__PURE__ */ optional(ReceivedAmountStruct),
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
  account: /* @__PURE__ */ optional(/* @__PURE__ */ type({ value: /* @__PURE__ */ string() })),
  credentials: /* @__PURE__ */ optional(
    /* @__PURE__ */ type({
      bankName: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
      owner: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
      provider: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
    }),
  ),
  isRetryable: /* @__PURE__ */ boolean(),
  hasCallbackAddress: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
  openPayout: /* @__PURE__ */ optional(OpenPayoutStruct),
  missingPayout: /* @__PURE__ */ optional(MissingPayoutStruct),
  waitsUntil: /* @__PURE__ */ optional(TimeStruct),
  isReturnRequested: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
  suspenseAmount: /* @__PURE__ */ optional(AmountStruct),
  returnedAmount: /* @__PURE__ */ optional(AmountStruct),
  refundsUnderWay: /* @__PURE__ */ optional(/* @__PURE__ */ array(RefundUnderWayStruct)),
  pendingApprovals: /* @__PURE__ */ optional(/* @__PURE__ */ array(PendingApprovalStruct)),
  assignee: /* @__PURE__ */ optional(InvoiceAssigneeStruct),
  version: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
});
