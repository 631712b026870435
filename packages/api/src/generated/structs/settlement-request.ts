// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, max, min, nullable, optional, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { PerUsdtStruct } from './per-usdt.ts';

/** SettlementRequest: As in the contract. */
export const SettlementRequestStruct = /* @__PURE__ */ type({
  baseAmount: /* @__PURE__ */ max(
    /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
    9007199254740991,
  ),
  settlementAmount: /* @__PURE__ */ max(
    /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
    9007199254740991,
  ),
  terminalId: IdStruct,
  confirmedRate: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(PerUsdtStruct)),
});
