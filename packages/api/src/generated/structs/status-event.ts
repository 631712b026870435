// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, min, optional, string, type } from 'superstruct';
import { InvoiceStatusStruct } from './invoice-status.ts';
import { TimeStruct } from './time.ts';
import { StatusReasonStruct } from './status-reason.ts';
import { ActorStruct } from './actor.ts';

/** StatusEvent: As in the contract. */
export const StatusEventStruct = /* @__PURE__ */ type({
  sequence: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
  status: InvoiceStatusStruct,
  statusDate: TimeStruct,
  reason: StatusReasonStruct,
  actor: ActorStruct,
  comment: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
});
