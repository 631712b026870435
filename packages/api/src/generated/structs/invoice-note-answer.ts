// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { InvoiceNoteStruct } from './invoice-note.ts';

/** InvoiceNoteAnswer: As in the contract. */
export const InvoiceNoteAnswerStruct = /* @__PURE__ */ type({ data: InvoiceNoteStruct });
