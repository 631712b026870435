// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { optional, string, type } from 'superstruct';
import { SecondFactorCodeStruct } from './second-factor-code.ts';
import { PasskeyProofStruct } from './passkey-proof.ts';

/** StepUpRequest: Exactly one of them. */
export const StepUpRequestStruct = /* @__PURE__ */ type({
  password: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  code: /* @__PURE__ */ optional(SecondFactorCodeStruct),
  passkey: /* @__PURE__ */ optional(PasskeyProofStruct),
});
