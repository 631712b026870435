// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { AccountMoneyStruct } from './account-money.ts';
import { CountStruct } from './count.ts';

/** AccountMoneyListAnswer: As in the contract. */
export const AccountMoneyListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(AccountMoneyStruct),
  total: CountStruct,
});
