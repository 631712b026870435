// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, min, optional, string, type } from 'superstruct';
import { TicketIdStruct } from './ticket-id.ts';
import { TimeStruct } from './time.ts';
import { TicketStatusCodeStruct } from './ticket-status-code.ts';
import { ActorStruct } from './actor.ts';
import { TicketReceiptStruct } from './ticket-receipt.ts';
import { TicketReturnStruct } from './ticket-return.ts';

/** Ticket: As in the contract. */
export const TicketStruct = /* @__PURE__ */ type({
  id: TicketIdStruct,
  description: /* @__PURE__ */ string(),
  createDate: TimeStruct,
  status: /* @__PURE__ */ type({ code: TicketStatusCodeStruct, value: /* @__PURE__ */ string() }),
  openedBy: ActorStruct,
  version: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
  answer: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  receipt: /* @__PURE__ */ optional(TicketReceiptStruct),
  moneyReturn: /* @__PURE__ */ optional(TicketReturnStruct),
});
