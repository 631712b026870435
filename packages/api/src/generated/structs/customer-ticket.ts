// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { InvoiceIdStruct } from './invoice-id.ts';
import { TicketStruct } from './ticket.ts';

/** CustomerTicket: As in the contract. */
export const CustomerTicketStruct = /* @__PURE__ */ type({
  invoiceId: InvoiceIdStruct,
  ticket: TicketStruct,
});
