// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, integer, min, nullable, string, type } from 'superstruct';
import { CheckStateStruct } from './check-state.ts';
import { TimeStruct } from './time.ts';
import { CheckExampleStruct } from './check-example.ts';

/** Check: As in the contract. */
export const CheckStruct = /* @__PURE__ */ type({
  id: /* @__PURE__ */ string(),
  title: /* @__PURE__ */ string(),
  description: /* @__PURE__ */ string(),
  state: CheckStateStruct,
  violations: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
  checkedDate: /* @__PURE__ */ nullable(TimeStruct),
  okDate: /* @__PURE__ */ nullable(TimeStruct),
  brokenSinceDate: /* @__PURE__ */ nullable(TimeStruct),
  durationMs: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
  examples: /* @__PURE__ */ array(CheckExampleStruct),
  figures: /* @__PURE__ */ array(CheckExampleStruct),
});
