// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, integer, min, type } from 'superstruct';
import { ApprovalStruct } from './approval.ts';

/** ApprovalListAnswer: As in the contract. */
export const ApprovalListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(ApprovalStruct),
  total: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
});
