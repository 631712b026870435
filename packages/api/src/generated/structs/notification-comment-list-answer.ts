// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { NotificationCommentStruct } from './notification-comment.ts';

/** NotificationCommentListAnswer: As in the contract. */
export const NotificationCommentListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(NotificationCommentStruct),
});
