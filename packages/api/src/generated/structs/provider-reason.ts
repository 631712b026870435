// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';

/** ProviderReason: As in the contract. */
export const ProviderReasonStruct = /* @__PURE__ */ type({
  code: /* @__PURE__ */ string(),
  message: /* @__PURE__ */ string(),
});
