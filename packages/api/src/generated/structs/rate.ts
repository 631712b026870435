// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, type } from 'superstruct';
import { CurrencyStruct } from './currency.ts';
import { PerUsdtStruct } from './per-usdt.ts';
import { TimeStruct } from './time.ts';

/** Rate: As in the contract. */
export const RateStruct = /* @__PURE__ */ type({
  currency: CurrencyStruct,
  perUsdt: PerUsdtStruct,
  setDate: TimeStruct,
  isStale: /* @__PURE__ */ boolean(),
});
