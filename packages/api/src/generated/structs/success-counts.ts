// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, min, type } from 'superstruct';
import { PercentStruct } from './percent.ts';

/** SuccessCounts: As in the contract. */
export const SuccessCountsStruct = /* @__PURE__ */ type({
  endedCount: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
  successCount: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
  successPercent: PercentStruct,
});
