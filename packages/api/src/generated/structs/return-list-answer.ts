// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { MoneyReturnStruct } from './money-return.ts';

/** ReturnListAnswer: As in the contract. */
export const ReturnListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(MoneyReturnStruct),
});
