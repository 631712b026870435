// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** TicketAnswerText: As in the contract. */
export const TicketAnswerTextStruct = /* @__PURE__ */ string();
