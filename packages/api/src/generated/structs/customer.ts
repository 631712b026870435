// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, optional, string, type } from 'superstruct';
import { CustomerIdStruct } from './customer-id.ts';
import { NamedRefStruct } from './named-ref.ts';
import { CustomerInvoicesStruct } from './customer-invoices.ts';
import { CustomerTicketStruct } from './customer-ticket.ts';
import { CustomerNoteStruct } from './customer-note.ts';

/** Customer: As in the contract. */
export const CustomerStruct = /* @__PURE__ */ type({
  customerId: CustomerIdStruct,
  merchant: NamedRefStruct,
  people: /* @__PURE__ */ type({
    firstName: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
    lastName: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  }),
  invoices: /* @__PURE__ */ array(CustomerInvoicesStruct),
  tickets: /* @__PURE__ */ array(CustomerTicketStruct),
  notes: /* @__PURE__ */ optional(/* @__PURE__ */ array(CustomerNoteStruct)),
});
