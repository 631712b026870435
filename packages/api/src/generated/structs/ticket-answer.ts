// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { TicketStruct } from './ticket.ts';

/** TicketAnswer: As in the contract. */
export const TicketAnswerStruct = /* @__PURE__ */ type({ data: TicketStruct });
