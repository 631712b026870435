// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { InvoiceErrorStruct } from './invoice-error.ts';

/** InvoiceErrorListAnswer: As in the contract. */
export const InvoiceErrorListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(InvoiceErrorStruct),
});
