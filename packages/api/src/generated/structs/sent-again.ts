// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, min, type } from 'superstruct';

/** SentAgain: As in the contract. */
export const SentAgainStruct = /* @__PURE__ */ type({
  count: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
});
