// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, enums, type } from 'superstruct';
import { PasskeyIdStruct } from './passkey-id.ts';
import { PasskeyTransportStruct } from './passkey-transport.ts';

/** PasskeyDescriptor: As in the contract. */
export const PasskeyDescriptorStruct = /* @__PURE__ */ type({
  id: PasskeyIdStruct,
  type: /* @__PURE__ */ enums(['public-key']),
  transports: /* @__PURE__ */ array(PasskeyTransportStruct),
});
