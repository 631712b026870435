// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** ProviderName: As in the contract. */
export const ProviderNameStruct = /* @__PURE__ */ string();
