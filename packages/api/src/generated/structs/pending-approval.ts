// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, optional, type } from 'superstruct';
import { ApprovalIdStruct } from './approval-id.ts';
import { ApprovalKindCodeStruct } from './approval-kind-code.ts';
import { AmountStruct } from './amount.ts';

/** PendingApproval: As in the contract. */
export const PendingApprovalStruct = /* @__PURE__ */ type({
  id: /* @__PURE__ */ optional(ApprovalIdStruct),
  kind: ApprovalKindCodeStruct,
  amount: /* @__PURE__ */ optional(AmountStruct),
  isOwn: /* @__PURE__ */ boolean(),
  isDecidable: /* @__PURE__ */ boolean(),
});
