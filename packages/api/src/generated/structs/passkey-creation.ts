// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, boolean, enums, integer, string, type } from 'superstruct';
import { Base64UrlStruct } from './base64-url.ts';
import { PasskeyDescriptorStruct } from './passkey-descriptor.ts';

/** PasskeyCreation: The options of `navigator.credentials.create`. */
export const PasskeyCreationStruct = /* @__PURE__ */ type({
  challenge: Base64UrlStruct,
  rp: /* @__PURE__ */ type({ id: /* @__PURE__ */ string(), name: /* @__PURE__ */ string() }),
  user: /* @__PURE__ */ type({
    id: Base64UrlStruct,
    name: /* @__PURE__ */ string(),
    displayName: /* @__PURE__ */ string(),
  }),
  pubKeyCredParams: /* @__PURE__ */ array(
    /* @__PURE__ */ type({
      alg: /* @__PURE__ */ integer(),
      type: /* @__PURE__ */ enums(['public-key']),
    }),
  ),
  timeout: /* @__PURE__ */ integer(),
  attestation: /* @__PURE__ */ enums(['none']),
  authenticatorSelection: /* @__PURE__ */ type({
    residentKey: /* @__PURE__ */ enums(['required']),
    requireResidentKey: /* @__PURE__ */ boolean(),
    userVerification: /* @__PURE__ */ enums(['required']),
  }),
  excludeCredentials: /* @__PURE__ */ array(PasskeyDescriptorStruct),
});
