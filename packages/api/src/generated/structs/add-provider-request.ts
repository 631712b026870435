// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { optional, type } from 'superstruct';
import { ProviderNameStruct } from './provider-name.ts';
import { ProviderKindStruct } from './provider-kind.ts';
import { ProviderUrlStruct } from './provider-url.ts';

/** AddProviderRequest: As in the contract. */
export const AddProviderRequestStruct = /* @__PURE__ */ type({
  name: ProviderNameStruct,
  kind: ProviderKindStruct,
  url: /* @__PURE__ */ optional(ProviderUrlStruct),
});
