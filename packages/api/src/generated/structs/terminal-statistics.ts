// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, integer, max, min, optional, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { PercentStruct } from './percent.ts';
import { SuccessPointStruct } from './success-point.ts';
import { HourCountsStruct } from './hour-counts.ts';

/** TerminalStatistics: As in the contract. */
export const TerminalStatisticsStruct = /* @__PURE__ */ type({
  terminalId: IdStruct,
  newCount: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
  successCount: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
  successPercent: PercentStruct,
  cancelCount: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
  cancelPercent: PercentStruct,
  declinedCount: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
  declinedPercent: PercentStruct,
  successPercentLowThreshold: /* @__PURE__ */ max(
    /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
    100,
  ),
  successPercentHighThreshold: /* @__PURE__ */ max(
    /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
    100,
  ),
  trend: /* @__PURE__ */ array(SuccessPointStruct),
  weekHours: /* @__PURE__ */ optional(/* @__PURE__ */ array(HourCountsStruct)),
});
