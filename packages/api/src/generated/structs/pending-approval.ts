// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, boolean, optional, type } from 'superstruct';
import { ApprovalIdStruct } from './approval-id.ts';
import { ApprovalKindCodeStruct } from './approval-kind-code.ts';
import { AmountStruct } from './amount.ts';
import { ApprovalVariantStruct } from './approval-variant.ts';
import { ApprovalChangeStruct } from './approval-change.ts';

/** PendingApproval: As in the contract. */
export const PendingApprovalStruct = /* @__PURE__ */ type({
  id: /* @__PURE__ */ optional(ApprovalIdStruct),
  kind: ApprovalKindCodeStruct,
  amount: /* @__PURE__ */ optional(AmountStruct),
  variant: /* @__PURE__ */ optional(ApprovalVariantStruct),
  changes: /* @__PURE__ */ optional(/* @__PURE__ */ array(ApprovalChangeStruct)),
  isOwn: /* @__PURE__ */ boolean(),
  isDecidable: /* @__PURE__ */ boolean(),
});
