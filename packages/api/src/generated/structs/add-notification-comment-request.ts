// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';

/** AddNotificationCommentRequest: As in the contract. */
export const AddNotificationCommentRequestStruct = /* @__PURE__ */ type({
  text: /* @__PURE__ */ string(),
});
