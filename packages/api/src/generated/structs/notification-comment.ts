// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, min, string, type } from 'superstruct';
import { TimeStruct } from './time.ts';

/** NotificationComment: As in the contract. */
export const NotificationCommentStruct = /* @__PURE__ */ type({
  id: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
  text: /* @__PURE__ */ string(),
  author: /* @__PURE__ */ string(),
  createdDate: TimeStruct,
});
