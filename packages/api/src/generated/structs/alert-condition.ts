// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, max, min, optional, type } from 'superstruct';
import { AlertKindStruct } from './alert-kind.ts';
import { AmountStruct } from './amount.ts';
import { CurrencyCodeStruct } from './currency-code.ts';

/** AlertCondition: The kind with the numbers that it has, and no others. */
export const AlertConditionStruct = /* @__PURE__ */ type({
  kind: AlertKindStruct,
  percent: /* @__PURE__ */ optional(
    /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 100),
  ),
  minutes: /* @__PURE__ */ optional(
    /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 1440),
  ),
  minimum: /* @__PURE__ */ optional(
    /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 1000000),
  ),
  count: /* @__PURE__ */ optional(
    /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 1000000),
  ),
  amount: /* @__PURE__ */ optional(AmountStruct),
  currency: /* @__PURE__ */ optional(CurrencyCodeStruct),
});
