// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, boolean, integer, min, nullable, string, type } from 'superstruct';
import { NotificationIdStruct } from './notification-id.ts';
import { ReferenceItemStruct } from './reference-item.ts';
import { NotificationStatusCodeStruct } from './notification-status-code.ts';
import { NamedRefStruct } from './named-ref.ts';
import { NotificationDetailStruct } from './notification-detail.ts';
import { TimeStruct } from './time.ts';

/** Notification: As in the contract. */
export const NotificationStruct = /* @__PURE__ */ type({
  id: NotificationIdStruct,
  type: ReferenceItemStruct,
  status: /* @__PURE__ */ type({
    code: NotificationStatusCodeStruct,
    value: /* @__PURE__ */ string(),
  }),
  subject: /* @__PURE__ */ type({ type: /* @__PURE__ */ string(), id: /* @__PURE__ */ string() }),
  merchant: /* @__PURE__ */ nullable(NamedRefStruct),
  isTest: /* @__PURE__ */ boolean(),
  details: /* @__PURE__ */ array(NotificationDetailStruct),
  createdDate: TimeStruct,
  closedDate: /* @__PURE__ */ nullable(TimeStruct),
  closedBy: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  canClose: /* @__PURE__ */ boolean(),
  assignee: /* @__PURE__ */ nullable(NamedRefStruct),
  isMine: /* @__PURE__ */ boolean(),
  comments: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
});
