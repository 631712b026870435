// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';

/** AddInvoiceNoteRequest: As in the contract. */
export const AddInvoiceNoteRequestStruct = /* @__PURE__ */ type({ text: /* @__PURE__ */ string() });
