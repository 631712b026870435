// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, nullable, string, type } from 'superstruct';
import { WebhookTypeStruct } from './webhook-type.ts';
import { WebhookBodyStruct } from './webhook-body.ts';
import { CallbackStatusStruct } from './callback-status.ts';
import { InvoiceStatusStruct } from './invoice-status.ts';
import { TimeStruct } from './time.ts';
import { CallbackTryStruct } from './callback-try.ts';

/** Callback: As in the contract. */
export const CallbackStruct = /* @__PURE__ */ type({
  id: /* @__PURE__ */ string(),
  type: WebhookTypeStruct,
  body: WebhookBodyStruct,
  status: CallbackStatusStruct,
  invoiceStatus: InvoiceStatusStruct,
  createDate: TimeStruct,
  executionDate: /* @__PURE__ */ nullable(TimeStruct),
  nextTryDate: /* @__PURE__ */ nullable(TimeStruct),
  tries: /* @__PURE__ */ array(CallbackTryStruct),
});
