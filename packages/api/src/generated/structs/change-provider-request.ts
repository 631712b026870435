// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { optional, type } from 'superstruct';
import { ProviderNameStruct } from './provider-name.ts';
import { ProviderUrlStruct } from './provider-url.ts';

/** ChangeProviderRequest: As in the contract. */
export const ChangeProviderRequestStruct = /* @__PURE__ */ type({
  name: ProviderNameStruct,
  url: /* @__PURE__ */ optional(ProviderUrlStruct),
});
