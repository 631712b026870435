// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, boolean, integer, min, type } from 'superstruct';
import { InvoiceListItemStruct } from './invoice-list-item.ts';

/** InvoiceListAnswer: As in the contract. */
export const InvoiceListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(InvoiceListItemStruct),
  total: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
  totalIsCapped: /* @__PURE__ */ boolean(),
});
