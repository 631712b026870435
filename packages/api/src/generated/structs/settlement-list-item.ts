// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, integer, max, min, nullable, string, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { NamedRefStruct } from './named-ref.ts';
import { AmountStruct } from './amount.ts';
import { CurrencyStruct } from './currency.ts';
import { PerUsdtStruct } from './per-usdt.ts';
import { TimeStruct } from './time.ts';

/** SettlementListItem: As in the contract. */
export const SettlementListItemStruct = /* @__PURE__ */ type({
  id: IdStruct,
  merchant: NamedRefStruct,
  terminal: NamedRefStruct,
  baseAmount: AmountStruct,
  currency: CurrencyStruct,
  settlementAmount: AmountStruct,
  impliedRate: PerUsdtStruct,
  dayRate: /* @__PURE__ */ nullable(PerUsdtStruct),
  deviation: /* @__PURE__ */ nullable(
    /* @__PURE__ */ max(
      /* @__PURE__ */ min(/* @__PURE__ */ integer(), -9007199254740991),
      9007199254740991,
    ),
  ),
  personName: /* @__PURE__ */ string(),
  approval: /* @__PURE__ */ nullable(
    /* @__PURE__ */ type({
      decider: /* @__PURE__ */ string(),
      reason: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
    }),
  ),
  isTest: /* @__PURE__ */ boolean(),
  createdDate: TimeStruct,
});
