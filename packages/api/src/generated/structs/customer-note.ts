// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { InvoiceIdStruct } from './invoice-id.ts';
import { InvoiceNoteStruct } from './invoice-note.ts';

/** CustomerNote: As in the contract. */
export const CustomerNoteStruct = /* @__PURE__ */ type({
  invoiceId: InvoiceIdStruct,
  note: InvoiceNoteStruct,
});
