// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { optional, type } from 'superstruct';
import { PasskeyIdStruct } from './passkey-id.ts';
import { Base64UrlStruct } from './base64-url.ts';

/** PasskeyProof: The answer of an authenticator to a challenge, as WebAuthn names its parts. */
export const PasskeyProofStruct = /* @__PURE__ */ type({
  id: PasskeyIdStruct,
  clientDataJSON: Base64UrlStruct,
  authenticatorData: Base64UrlStruct,
  signature: Base64UrlStruct,
  userHandle: /* @__PURE__ */ optional(Base64UrlStruct),
});
