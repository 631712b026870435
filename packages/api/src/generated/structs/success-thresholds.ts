// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, max, min, type } from 'superstruct';

/** SuccessThresholds: The success rates, in percent, that monitoring marks as low and as high; low is at most high. Left out
without terminal.statistic.settings.
 */
export const SuccessThresholdsStruct = /* @__PURE__ */ type({
  successPercentLowThreshold: /* @__PURE__ */ max(
    /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
    100,
  ),
  successPercentHighThreshold: /* @__PURE__ */ max(
    /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
    100,
  ),
});
