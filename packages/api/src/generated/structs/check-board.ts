// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, boolean, nullable, type } from 'superstruct';
import { TimeStruct } from './time.ts';
import { CheckStruct } from './check.ts';

/** CheckBoard: As in the contract. */
export const CheckBoardStruct = /* @__PURE__ */ type({
  isRunning: /* @__PURE__ */ boolean(),
  nextRunDate: /* @__PURE__ */ nullable(TimeStruct),
  checks: /* @__PURE__ */ array(CheckStruct),
});
