// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, max, min, optional, type } from 'superstruct';
import { InvoiceIdStruct } from './invoice-id.ts';
import { ChangeReasonStruct } from './change-reason.ts';
import { ReturnPayeeStruct } from './return-payee.ts';

/** InvoiceReturnRequest: As in the contract. */
export const InvoiceReturnRequestStruct = /* @__PURE__ */ type({
  invoiceId: InvoiceIdStruct,
  amount: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 9007199254740991),
  reason: /* @__PURE__ */ optional(ChangeReasonStruct),
  payee: ReturnPayeeStruct,
});
