// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { AccountSummaryStruct } from './account-summary.ts';

/** AccountSummaryAnswer: As in the contract. */
export const AccountSummaryAnswerStruct = /* @__PURE__ */ type({ data: AccountSummaryStruct });
