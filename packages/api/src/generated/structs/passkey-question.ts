// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, enums, integer, string, type } from 'superstruct';
import { Base64UrlStruct } from './base64-url.ts';
import { PasskeyDescriptorStruct } from './passkey-descriptor.ts';

/** PasskeyQuestion: The options of `navigator.credentials.get`. The authenticator has to verify its user. */
export const PasskeyQuestionStruct = /* @__PURE__ */ type({
  challenge: Base64UrlStruct,
  rpId: /* @__PURE__ */ string(),
  timeout: /* @__PURE__ */ integer(),
  userVerification: /* @__PURE__ */ enums(['required']),
  allowCredentials: /* @__PURE__ */ array(PasskeyDescriptorStruct),
});
