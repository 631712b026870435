// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** ApprovalStatus: APPROVED is executed. STALE: its object had changed since, or its requester might not do it any more,
when it was approved; without a decider, the system noticed it before.
 */
export const ApprovalStatusStruct = /* @__PURE__ */ enums([
  'PENDING',
  'APPROVED',
  'REJECTED',
  'EXPIRED',
  'STALE',
]);
