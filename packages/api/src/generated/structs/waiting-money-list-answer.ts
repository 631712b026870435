// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, integer, min, type } from 'superstruct';
import { WaitingMoneyStruct } from './waiting-money.ts';

/** WaitingMoneyListAnswer: As in the contract. */
export const WaitingMoneyListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(WaitingMoneyStruct),
  total: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
});
