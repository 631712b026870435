// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { AccountPoolStruct } from './account-pool.ts';

/** AccountPoolAnswer: As in the contract. */
export const AccountPoolAnswerStruct = /* @__PURE__ */ type({ data: AccountPoolStruct });
