// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, min, type } from 'superstruct';

/** HourCounts: As in the contract. */
export const HourCountsStruct = /* @__PURE__ */ type({
  endedCount: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
  successCount: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
});
