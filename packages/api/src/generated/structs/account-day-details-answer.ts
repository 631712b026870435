// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { AccountDayDetailsStruct } from './account-day-details.ts';

/** AccountDayDetailsAnswer: As in the contract. */
export const AccountDayDetailsAnswerStruct = /* @__PURE__ */ type({
  data: AccountDayDetailsStruct,
});
