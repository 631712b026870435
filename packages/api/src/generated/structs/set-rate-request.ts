// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums, type } from 'superstruct';
import { PerUsdtStruct } from './per-usdt.ts';

/** SetRateRequest: As in the contract. */
export const SetRateRequestStruct = /* @__PURE__ */ type({
  currency: /* @__PURE__ */ enums(['UZS', 'RUB', 'KGS', 'AZN']),
  perUsdt: PerUsdtStruct,
});
