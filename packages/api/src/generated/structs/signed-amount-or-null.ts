// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { nullable } from 'superstruct';
import { SignedAmountStruct } from './signed-amount.ts';

/** SignedAmountOrNull: As in the contract. */
export const SignedAmountOrNullStruct = /* @__PURE__ */ nullable(SignedAmountStruct);
