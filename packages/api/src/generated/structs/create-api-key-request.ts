// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, boolean, optional, string, type } from 'superstruct';
import { KeyScopeStruct } from './key-scope.ts';

/** CreateApiKeyRequest: As in the contract. */
export const CreateApiKeyRequestStruct = /* @__PURE__ */ type({
  name: /* @__PURE__ */ string(),
  expiryDate: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  isTest: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
  scopes: /* @__PURE__ */ optional(/* @__PURE__ */ array(KeyScopeStruct)),
  addresses: /* @__PURE__ */ optional(/* @__PURE__ */ array(/* @__PURE__ */ string())),
});
