// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, max, min, optional, string, type } from 'superstruct';
import { ChangeReasonStruct } from './change-reason.ts';
import { RefundPayeeStruct } from './refund-payee.ts';

/** CreateRefundRequest: As in the contract. */
export const CreateRefundRequestStruct = /* @__PURE__ */ type({
  amount: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 9007199254740991),
  reason: ChangeReasonStruct,
  payee: /* @__PURE__ */ optional(RefundPayeeStruct),
  merchantInvoiceId: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
});
