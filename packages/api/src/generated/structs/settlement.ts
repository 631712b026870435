// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { AmountStruct } from './amount.ts';
import { CurrencyStruct } from './currency.ts';
import { PerUsdtStruct } from './per-usdt.ts';
import { TimeStruct } from './time.ts';

/** Settlement: As in the contract. */
export const SettlementStruct = /* @__PURE__ */ type({
  id: IdStruct,
  terminalId: IdStruct,
  baseAmount: AmountStruct,
  currency: CurrencyStruct,
  settlementAmount: AmountStruct,
  impliedRate: PerUsdtStruct,
  isTest: /* @__PURE__ */ boolean(),
  createdDate: TimeStruct,
});
