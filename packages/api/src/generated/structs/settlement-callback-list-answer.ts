// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { SettlementCallbackStruct } from './settlement-callback.ts';

/** SettlementCallbackListAnswer: As in the contract. */
export const SettlementCallbackListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(SettlementCallbackStruct),
});
