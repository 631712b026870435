// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, boolean, type } from 'superstruct';
import { InvoiceTotalStruct } from './invoice-total.ts';

/** InvoiceTotalsAnswer: As in the contract. */
export const InvoiceTotalsAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ type({
    entries: /* @__PURE__ */ array(InvoiceTotalStruct),
    isEstimate: /* @__PURE__ */ boolean(),
  }),
});
