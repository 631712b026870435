// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, integer, min, string, type } from 'superstruct';
import { IdStruct } from './id.ts';

/** InvoicePlace: As in the contract. */
export const InvoicePlaceStruct = /* @__PURE__ */ type({
  isTest: /* @__PURE__ */ boolean(),
  merchantId: IdStruct,
  merchantName: /* @__PURE__ */ string(),
  count: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
});
