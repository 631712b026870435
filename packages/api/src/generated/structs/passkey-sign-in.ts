// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { optional, string, type } from 'superstruct';
import { PasskeyProofStruct } from './passkey-proof.ts';

/** PasskeySignIn: As in the contract. */
export const PasskeySignInStruct = /* @__PURE__ */ type({
  passkey: PasskeyProofStruct,
  username: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
});
