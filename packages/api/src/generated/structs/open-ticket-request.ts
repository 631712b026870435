// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { InvoiceIdStruct } from './invoice-id.ts';
import { TicketDescriptionStruct } from './ticket-description.ts';

/** OpenTicketRequest: As in the contract. */
export const OpenTicketRequestStruct = /* @__PURE__ */ type({
  invoiceId: InvoiceIdStruct,
  description: TicketDescriptionStruct,
});
