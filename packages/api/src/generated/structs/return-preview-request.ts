// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, max, min, optional, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { InvoiceIdStruct } from './invoice-id.ts';
import { ReturnPayeeStruct } from './return-payee.ts';

/** ReturnPreviewRequest: A return, with exactly one of `transferId` and `invoiceId`. */
export const ReturnPreviewRequestStruct = /* @__PURE__ */ type({
  transferId: /* @__PURE__ */ optional(IdStruct),
  invoiceId: /* @__PURE__ */ optional(InvoiceIdStruct),
  amount: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 9007199254740991),
  payee: ReturnPayeeStruct,
});
