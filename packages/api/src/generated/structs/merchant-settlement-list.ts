// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, nullable, type } from 'superstruct';
import { MerchantSettlementStruct } from './merchant-settlement.ts';
import { IdStruct } from './id.ts';

/** MerchantSettlementList: As in the contract. */
export const MerchantSettlementListStruct = /* @__PURE__ */ type({
  items: /* @__PURE__ */ array(MerchantSettlementStruct),
  next: /* @__PURE__ */ nullable(IdStruct),
});
