// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, integer, min, string, type } from 'superstruct';
import { TimeStruct } from './time.ts';

/** InvoiceNote: As in the contract. */
export const InvoiceNoteStruct = /* @__PURE__ */ type({
  id: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
  text: /* @__PURE__ */ string(),
  author: /* @__PURE__ */ string(),
  createdDate: TimeStruct,
  isInternal: /* @__PURE__ */ boolean(),
});
