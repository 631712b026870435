// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { InvoiceEventStruct } from './invoice-event.ts';

/** InvoiceEventListAnswer: As in the contract. */
export const InvoiceEventListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(InvoiceEventStruct),
});
