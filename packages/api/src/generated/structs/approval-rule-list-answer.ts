// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { ApprovalRuleStruct } from './approval-rule.ts';
import { NamedRefStruct } from './named-ref.ts';

/** ApprovalRuleListAnswer: As in the contract. */
export const ApprovalRuleListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(ApprovalRuleStruct),
  deciders: /* @__PURE__ */ array(NamedRefStruct),
});
