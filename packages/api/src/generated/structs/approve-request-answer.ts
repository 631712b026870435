// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { optional, string, type } from 'superstruct';
import { ApprovalStruct } from './approval.ts';
import { ApprovedInvitationStruct } from './approved-invitation.ts';

/** ApproveRequestAnswer: As in the contract. */
export const ApproveRequestAnswerStruct = /* @__PURE__ */ type({
  data: ApprovalStruct,
  invitation: /* @__PURE__ */ optional(ApprovedInvitationStruct),
  secondHalf: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
});
