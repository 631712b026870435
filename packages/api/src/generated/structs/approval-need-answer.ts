// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, optional, type } from 'superstruct';

/** ApprovalNeedAnswer: As in the contract. */
export const ApprovalNeedAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ type({
    isRequired: /* @__PURE__ */ boolean(),
    isRecorded: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
  }),
});
