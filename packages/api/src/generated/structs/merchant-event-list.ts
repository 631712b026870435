// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, boolean, integer, min, type } from 'superstruct';
import { MerchantEventStruct } from './merchant-event.ts';

/** MerchantEventList: As in the contract. */
export const MerchantEventListStruct = /* @__PURE__ */ type({
  items: /* @__PURE__ */ array(MerchantEventStruct),
  next: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
  hasMore: /* @__PURE__ */ boolean(),
});
