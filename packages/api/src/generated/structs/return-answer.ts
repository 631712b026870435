// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { MoneyReturnStruct } from './money-return.ts';

/** ReturnAnswer: As in the contract. */
export const ReturnAnswerStruct = /* @__PURE__ */ type({ data: MoneyReturnStruct });
