// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { InvoiceViewStruct } from './invoice-view.ts';

/** InvoiceViewListAnswer: As in the contract. */
export const InvoiceViewListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(InvoiceViewStruct),
});
