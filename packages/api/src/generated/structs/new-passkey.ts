// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { PasskeyNameTextStruct } from './passkey-name-text.ts';
import { PasskeyIdStruct } from './passkey-id.ts';
import { Base64UrlStruct } from './base64-url.ts';
import { PasskeyTransportStruct } from './passkey-transport.ts';

/** NewPasskey: The answer of an authenticator that made a passkey, as WebAuthn names its parts, and its name. */
export const NewPasskeyStruct = /* @__PURE__ */ type({
  name: PasskeyNameTextStruct,
  id: PasskeyIdStruct,
  clientDataJSON: Base64UrlStruct,
  attestationObject: Base64UrlStruct,
  transports: /* @__PURE__ */ array(PasskeyTransportStruct),
});
