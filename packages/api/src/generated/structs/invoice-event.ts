// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, min, nullable, optional, string, type } from 'superstruct';
import { TimeStruct } from './time.ts';
import { IdStruct } from './id.ts';
import { ActorStruct } from './actor.ts';

/** InvoiceEvent: As in the contract. */
export const InvoiceEventStruct = /* @__PURE__ */ type({
  id: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
  code: /* @__PURE__ */ string(),
  description: /* @__PURE__ */ string(),
  eventTime: TimeStruct,
  userId: /* @__PURE__ */ nullable(IdStruct),
  actor: ActorStruct,
  comment: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
});
