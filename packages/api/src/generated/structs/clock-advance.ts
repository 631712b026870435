// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, max, min, optional, type } from 'superstruct';

/** ClockAdvance: As in the contract. */
export const ClockAdvanceStruct = /* @__PURE__ */ type({
  minutes: /* @__PURE__ */ optional(
    /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 10080),
  ),
});
