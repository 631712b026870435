// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums, optional, string, type } from 'superstruct';
import { SignInPolicyStruct } from './sign-in-policy.ts';

/** SignInPolicyConflict: As in the contract. */
export const SignInPolicyConflictStruct = /* @__PURE__ */ type({
  type: /* @__PURE__ */ string(),
  title: /* @__PURE__ */ string(),
  status: /* @__PURE__ */ enums([409]),
  detail: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  code: /* @__PURE__ */ enums(['conflict']),
  requestId: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  current: SignInPolicyStruct,
});
