// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, integer, min, type } from 'superstruct';
import { SettlementListItemStruct } from './settlement-list-item.ts';

/** SettlementListAnswer: As in the contract. */
export const SettlementListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(SettlementListItemStruct),
  total: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
});
