// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, max, min, type } from 'superstruct';

/** SuccessThresholds: Where monitoring calls the success rate of a terminal low and where good, in percent: the low one is not
above the high one. Left out without terminal.statistic.settings.
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
