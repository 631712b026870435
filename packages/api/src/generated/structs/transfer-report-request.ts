// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, max, min, optional, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { TransferReferenceStruct } from './transfer-reference.ts';
import { ChangeReasonStruct } from './change-reason.ts';
import { InvoiceIdStruct } from './invoice-id.ts';

/** TransferReportRequest: As in the contract. */
export const TransferReportRequestStruct = /* @__PURE__ */ type({
  accountId: IdStruct,
  amount: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 9007199254740991),
  transferId: TransferReferenceStruct,
  comment: ChangeReasonStruct,
  invoiceId: /* @__PURE__ */ optional(InvoiceIdStruct),
});
