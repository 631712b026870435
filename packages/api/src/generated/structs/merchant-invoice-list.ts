// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, nullable, string, type } from 'superstruct';
import { MerchantInvoiceStruct } from './merchant-invoice.ts';

/** MerchantInvoiceList: As in the contract. */
export const MerchantInvoiceListStruct = /* @__PURE__ */ type({
  items: /* @__PURE__ */ array(MerchantInvoiceStruct),
  next: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
});
