// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, type } from 'superstruct';
import { FirstStepNameStruct } from './first-step-name.ts';

/** FirstStep: As in the contract. */
export const FirstStepStruct = /* @__PURE__ */ type({
  step: FirstStepNameStruct,
  isDone: /* @__PURE__ */ boolean(),
});
