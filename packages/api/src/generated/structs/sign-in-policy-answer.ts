// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { SignInPolicyStruct } from './sign-in-policy.ts';

/** SignInPolicyAnswer: As in the contract. */
export const SignInPolicyAnswerStruct = /* @__PURE__ */ type({ data: SignInPolicyStruct });
