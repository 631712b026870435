// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, min, type } from 'superstruct';
import { TimeStruct } from './time.ts';
import { PercentStruct } from './percent.ts';

/** SuccessPoint: As in the contract. */
export const SuccessPointStruct = /* @__PURE__ */ type({
  time: TimeStruct,
  successPercent: PercentStruct,
  endedCount: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
});
