// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { RateStruct } from './rate.ts';

/** RateListAnswer: As in the contract. */
export const RateListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(RateStruct),
});
