// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, boolean, optional, type } from 'superstruct';
import { ApprovalKindStruct } from './approval-kind.ts';
import { ApprovalThresholdStruct } from './approval-threshold.ts';

/** ApprovalRule: With `thresholds`, or with `isRequired` for a kind that is not measured in money. */
export const ApprovalRuleStruct = /* @__PURE__ */ type({
  kind: ApprovalKindStruct,
  thresholds: /* @__PURE__ */ optional(/* @__PURE__ */ array(ApprovalThresholdStruct)),
  isRequired: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
});
