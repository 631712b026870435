// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums, integer, min, nullable, string, type } from 'superstruct';
import { AlertChannelStruct } from './alert-channel.ts';
import { TimeStruct } from './time.ts';
import { TimeOrNullStruct } from './time-or-null.ts';

/** ReportSending: As in the contract. */
export const ReportSendingStruct = /* @__PURE__ */ type({
  channel: AlertChannelStruct,
  receiver: /* @__PURE__ */ string(),
  periodStart: /* @__PURE__ */ string(),
  periodEnd: /* @__PURE__ */ string(),
  state: /* @__PURE__ */ enums(['WAITING', 'SENT', 'FAILED', 'CANCELED']),
  error: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  lines: /* @__PURE__ */ nullable(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 0)),
  createdDate: TimeStruct,
  sentDate: TimeOrNullStruct,
});
