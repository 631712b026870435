// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, integer, min, type } from 'superstruct';
import { NotificationStruct } from './notification.ts';

/** NotificationListAnswer: As in the contract. */
export const NotificationListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(NotificationStruct),
  total: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
});
