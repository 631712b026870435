// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { nullable, string, type } from 'superstruct';
import { ApprovalStruct } from './approval.ts';

/** RequestedProviderSecretAnswer: A provider, or its new secret, that does not count yet. It waits for the approval of a second person. */
export const RequestedProviderSecretAnswerStruct = /* @__PURE__ */ type({
  approval: ApprovalStruct,
  data: /* @__PURE__ */ type({ firstHalf: /* @__PURE__ */ nullable(/* @__PURE__ */ string()) }),
});
