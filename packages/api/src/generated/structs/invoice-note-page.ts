// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, nullable, type } from 'superstruct';
import { InvoiceNoteStruct } from './invoice-note.ts';
import { NoteCursorStruct } from './note-cursor.ts';

/** InvoiceNotePage: As in the contract. */
export const InvoiceNotePageStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(InvoiceNoteStruct),
  next: /* @__PURE__ */ nullable(NoteCursorStruct),
});
