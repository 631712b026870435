// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, enums, integer, max, min, nullable, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { TimeStruct } from './time.ts';
import { SuccessCountsStruct } from './success-counts.ts';
import { DropSliceStruct } from './drop-slice.ts';

/** SuccessDrop: As in the contract. */
export const SuccessDropStruct = /* @__PURE__ */ type({
  terminalId: IdStruct,
  periodStart: TimeStruct,
  periodEnd: TimeStruct,
  comparedWith: /* @__PURE__ */ enums(['BEFORE', 'THRESHOLD']),
  successPercentLowThreshold: /* @__PURE__ */ max(
    /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
    100,
  ),
  now: SuccessCountsStruct,
  before: SuccessCountsStruct,
  culprit: /* @__PURE__ */ nullable(DropSliceStruct),
  slices: /* @__PURE__ */ array(DropSliceStruct),
});
