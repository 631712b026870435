// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { TicketIdStruct } from './ticket-id.ts';

/** TicketDecisionRequest: As in the contract. */
export const TicketDecisionRequestStruct = /* @__PURE__ */ type({ ticketId: TicketIdStruct });
