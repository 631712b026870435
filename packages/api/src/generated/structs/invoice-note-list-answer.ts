// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { InvoiceNoteStruct } from './invoice-note.ts';

/** InvoiceNoteListAnswer: As in the contract. */
export const InvoiceNoteListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(InvoiceNoteStruct),
});
