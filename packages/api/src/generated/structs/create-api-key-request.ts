// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { optional, string, type } from 'superstruct';

/** CreateApiKeyRequest: As in the contract. */
export const CreateApiKeyRequestStruct = /* @__PURE__ */ type({
  name: /* @__PURE__ */ string(),
  expiryDate: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
});
