// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, max, min, optional, type } from 'superstruct';
import { InvoiceIdStruct } from './invoice-id.ts';
import { ChangeReasonStruct } from './change-reason.ts';
import { ShownTransferIdStruct } from './shown-transfer-id.ts';

/** StatusChangeRequest: As in the contract. */
export const StatusChangeRequestStruct = /* @__PURE__ */ type({
  invoiceId: InvoiceIdStruct,
  statusId: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 8),
  reason: /* @__PURE__ */ optional(ChangeReasonStruct),
  transferId: /* @__PURE__ */ optional(ShownTransferIdStruct),
  amount: /* @__PURE__ */ optional(
    /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 9007199254740991),
  ),
});
