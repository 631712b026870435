// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { FirstStepStruct } from './first-step.ts';

/** FirstStepsAnswer: As in the contract. */
export const FirstStepsAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(FirstStepStruct),
});
