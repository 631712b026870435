// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { AccountDayStruct } from './account-day.ts';
import { CountStruct } from './count.ts';

/** AccountDayListAnswer: As in the contract. */
export const AccountDayListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(AccountDayStruct),
  total: CountStruct,
});
