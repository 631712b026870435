// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { optional, string, type } from 'superstruct';
import { SecondFactorCodeStruct } from './second-factor-code.ts';

/** TurnOffTwoFactorRequest: The password is left out by a user who has none. */
export const TurnOffTwoFactorRequestStruct = /* @__PURE__ */ type({
  password: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  code: SecondFactorCodeStruct,
});
