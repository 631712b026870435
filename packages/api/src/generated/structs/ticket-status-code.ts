// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** TicketStatusCode: As in the contract. */
export const TicketStatusCodeStruct = /* @__PURE__ */ enums([
  'NEW',
  'IN_WORK',
  'PENDING',
  'SOLVED',
  'REJECTED',
]);
