// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { NotificationCommentStruct } from './notification-comment.ts';

/** NotificationCommentAnswer: As in the contract. */
export const NotificationCommentAnswerStruct = /* @__PURE__ */ type({
  data: NotificationCommentStruct,
});
