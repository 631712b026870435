// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { CurrencyStruct } from './currency.ts';
import { FlowTypeStruct } from './flow-type.ts';
import { TrendDayStruct } from './trend-day.ts';

/** Trend: As in the contract. */
export const TrendStruct = /* @__PURE__ */ type({
  currency: CurrencyStruct,
  flowType: FlowTypeStruct,
  days: /* @__PURE__ */ array(TrendDayStruct),
});
