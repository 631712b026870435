// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { InvoicePlaceStruct } from './invoice-place.ts';

/** InvoicePlacesAnswer: As in the contract. */
export const InvoicePlacesAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(InvoicePlaceStruct),
});
