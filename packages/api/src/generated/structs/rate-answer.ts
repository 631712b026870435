// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { RateStruct } from './rate.ts';

/** RateAnswer: As in the contract. */
export const RateAnswerStruct = /* @__PURE__ */ type({ data: RateStruct });
