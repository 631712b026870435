// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { AccountLimitStruct } from './account-limit.ts';

/** AccountLimitAnswer: As in the contract. */
export const AccountLimitAnswerStruct = /* @__PURE__ */ type({ data: AccountLimitStruct });
