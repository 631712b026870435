// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';

/** CreateApiKeyRequest: As in the contract. */
export const CreateApiKeyRequestStruct = /* @__PURE__ */ type({ name: /* @__PURE__ */ string() });
