// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, boolean, nullable, string, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { TimeStruct } from './time.ts';
import { KeyScopeStruct } from './key-scope.ts';

/** ApiKey: As in the contract. */
export const ApiKeyStruct = /* @__PURE__ */ type({
  id: IdStruct,
  name: /* @__PURE__ */ string(),
  lastFour: /* @__PURE__ */ string(),
  createdDate: TimeStruct,
  expiryDate: /* @__PURE__ */ nullable(TimeStruct),
  isExpired: /* @__PURE__ */ boolean(),
  lastUsedDate: /* @__PURE__ */ nullable(TimeStruct),
  lastUsedAddress: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  isTest: /* @__PURE__ */ nullable(/* @__PURE__ */ boolean()),
  scopes: /* @__PURE__ */ array(KeyScopeStruct),
  addresses: /* @__PURE__ */ array(/* @__PURE__ */ string()),
  revokedDate: /* @__PURE__ */ nullable(TimeStruct),
});
