// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, min, type } from 'superstruct';

/** EndedCounts: As in the contract. */
export const EndedCountsStruct = /* @__PURE__ */ type({
  done: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
  ended: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
});
