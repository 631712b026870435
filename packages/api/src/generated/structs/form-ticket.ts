// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, optional, string, type } from 'superstruct';
import { TicketIdStruct } from './ticket-id.ts';
import { TicketStatusCodeStruct } from './ticket-status-code.ts';
import { TimeStruct } from './time.ts';

/** FormTicket: As in the contract. */
export const FormTicketStruct = /* @__PURE__ */ type({
  id: TicketIdStruct,
  status: TicketStatusCodeStruct,
  createDate: TimeStruct,
  answer: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  hasReceipt: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
});
