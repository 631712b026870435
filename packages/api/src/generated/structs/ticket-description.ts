// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** TicketDescription: As in the contract. */
export const TicketDescriptionStruct = /* @__PURE__ */ string();
