// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums, nullable, string, type } from 'superstruct';
import { AlertChannelStruct } from './alert-channel.ts';
import { TimeOrNullStruct } from './time-or-null.ts';

/** AlertDelivery: As in the contract. */
export const AlertDeliveryStruct = /* @__PURE__ */ type({
  channel: AlertChannelStruct,
  receiver: /* @__PURE__ */ string(),
  state: /* @__PURE__ */ enums(['WAITING', 'SENT', 'FAILED', 'CANCELED']),
  error: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  sentDate: TimeOrNullStruct,
});
