// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, string, type } from 'superstruct';
import { WebhookTypeStruct } from './webhook-type.ts';
import { WebhookBodyStruct } from './webhook-body.ts';
import { TimeStruct } from './time.ts';
import { EndpointEventStatusStruct } from './endpoint-event-status.ts';
import { CallbackTryStruct } from './callback-try.ts';

/** EndpointEvent: As in the contract. */
export const EndpointEventStruct = /* @__PURE__ */ type({
  id: /* @__PURE__ */ string(),
  type: WebhookTypeStruct,
  body: WebhookBodyStruct,
  createDate: TimeStruct,
  status: EndpointEventStatusStruct,
  tries: /* @__PURE__ */ array(CallbackTryStruct),
});
