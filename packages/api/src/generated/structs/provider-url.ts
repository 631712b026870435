// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** ProviderUrl: The base address that an http provider is called at; `/payouts` is appended. */
export const ProviderUrlStruct = /* @__PURE__ */ string();
