// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, integer, min, type } from 'superstruct';
import { MerchantStruct } from './merchant.ts';

/** MerchantListAnswer: As in the contract. */
export const MerchantListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(MerchantStruct),
  total: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
});
