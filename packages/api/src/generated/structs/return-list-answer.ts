// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, nullable, type } from 'superstruct';
import { MoneyReturnStruct } from './money-return.ts';
import { ReturnApprovalStruct } from './return-approval.ts';
import { ReturnableMoneyStruct } from './returnable-money.ts';

/** ReturnListAnswer: As in the contract. */
export const ReturnListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(MoneyReturnStruct),
  requests: /* @__PURE__ */ array(ReturnApprovalStruct),
  returnable: /* @__PURE__ */ nullable(ReturnableMoneyStruct),
});
