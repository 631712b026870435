// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, boolean, optional, type } from 'superstruct';
import { CallbackStruct } from './callback.ts';

/** CallbackListAnswer: As in the contract. */
export const CallbackListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(CallbackStruct),
  areEarlierArchived: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
});
