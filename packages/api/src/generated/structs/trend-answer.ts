// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { TrendStruct } from './trend.ts';

/** TrendAnswer: As in the contract. */
export const TrendAnswerStruct = /* @__PURE__ */ type({ data: TrendStruct });
