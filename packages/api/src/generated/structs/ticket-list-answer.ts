// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { TicketStruct } from './ticket.ts';

/** TicketListAnswer: As in the contract. */
export const TicketListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(TicketStruct),
});
