// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { optional, type } from 'superstruct';
import { TicketIdStruct } from './ticket-id.ts';
import { TicketAnswerTextStruct } from './ticket-answer-text.ts';
import { ReceivedAmountStruct } from './received-amount.ts';

/** TicketDecisionRequest: As in the contract. */
export const TicketDecisionRequestStruct = /* @__PURE__ */ type({
  ticketId: TicketIdStruct,
  answer: /* @__PURE__ */ optional(TicketAnswerTextStruct),
  amount: /* @__PURE__ */ optional(ReceivedAmountStruct),
});
