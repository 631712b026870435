// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { optional, string, type } from 'superstruct';
import { SecondFactorCodeStruct } from './second-factor-code.ts';

/** LoginRequest: As in the contract. */
export const LoginRequestStruct = /* @__PURE__ */ type({
  username: /* @__PURE__ */ string(),
  password: /* @__PURE__ */ string(),
  code: /* @__PURE__ */ optional(SecondFactorCodeStruct),
});
