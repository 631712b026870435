// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { ApprovalStruct } from './approval.ts';
import { RequestedApiKeyStruct } from './requested-api-key.ts';

/** RequestedApiKeyAnswer: A key that does not work yet. It waits for the approval of a second person. */
export const RequestedApiKeyAnswerStruct = /* @__PURE__ */ type({
  approval: ApprovalStruct,
  data: RequestedApiKeyStruct,
});
