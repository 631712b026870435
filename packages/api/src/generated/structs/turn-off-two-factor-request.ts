// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';
import { SecondFactorCodeStruct } from './second-factor-code.ts';

/** TurnOffTwoFactorRequest: As in the contract. */
export const TurnOffTwoFactorRequestStruct = /* @__PURE__ */ type({
  password: /* @__PURE__ */ string(),
  code: SecondFactorCodeStruct,
});
