// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, integer, min, type } from 'superstruct';

/** CountAnswer: As in the contract. */
export const CountAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ type({
    count: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
    countIsCapped: /* @__PURE__ */ boolean(),
  }),
});
