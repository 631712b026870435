// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { optional, type } from 'superstruct';
import { TransactionOutcomeStruct } from './transaction-outcome.ts';
import { TransferReferenceStruct } from './transfer-reference.ts';
import { ChangeReasonStruct } from './change-reason.ts';

/** TransactionEnd: As in the contract. */
export const TransactionEndStruct = /* @__PURE__ */ type({
  status: TransactionOutcomeStruct,
  transferId: /* @__PURE__ */ optional(TransferReferenceStruct),
  reason: /* @__PURE__ */ optional(ChangeReasonStruct),
});
