// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, nullable, string, type } from 'superstruct';
import { WebhookTypeStruct } from './webhook-type.ts';
import { WebhookBodyStruct } from './webhook-body.ts';
import { CallbackStatusStruct } from './callback-status.ts';
import { TimeStruct } from './time.ts';
import { CallbackTryStruct } from './callback-try.ts';

/** SettlementCallback: As in the contract. */
export const SettlementCallbackStruct = /* @__PURE__ */ type({
  id: /* @__PURE__ */ string(),
  type: WebhookTypeStruct,
  body: WebhookBodyStruct,
  status: CallbackStatusStruct,
  createDate: TimeStruct,
  executionDate: /* @__PURE__ */ nullable(TimeStruct),
  nextTryDate: /* @__PURE__ */ nullable(TimeStruct),
  tries: /* @__PURE__ */ array(CallbackTryStruct),
});
