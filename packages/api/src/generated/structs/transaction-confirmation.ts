// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums, optional, type } from 'superstruct';
import { TransferReferenceStruct } from './transfer-reference.ts';
import { ChangeReasonStruct } from './change-reason.ts';

/** TransactionConfirmation: As in the contract. */
export const TransactionConfirmationStruct = /* @__PURE__ */ type({
  status: /* @__PURE__ */ enums(['paid', 'refused']),
  transferId: /* @__PURE__ */ optional(TransferReferenceStruct),
  reason: /* @__PURE__ */ optional(ChangeReasonStruct),
});
