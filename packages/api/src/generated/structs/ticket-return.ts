// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, optional, string, type } from 'superstruct';
import { ReceivedAmountStruct } from './received-amount.ts';
import { CurrencyStruct } from './currency.ts';
import { TransactionIdStruct } from './transaction-id.ts';

/** TicketReturn: The money that the customer requests back. `payee` in full only with invoice.credentials.read, while
the ticket is open.
 */
export const TicketReturnStruct = /* @__PURE__ */ type({
  amount: ReceivedAmountStruct,
  currency: CurrencyStruct,
  payeeLastFour: /* @__PURE__ */ string(),
  payee: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  bankName: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  paymentMethodName: /* @__PURE__ */ string(),
  returnId: /* @__PURE__ */ optional(TransactionIdStruct),
  isApprovalPending: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
});
