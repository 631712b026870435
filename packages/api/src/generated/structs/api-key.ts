// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, nullable, string, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { TimeStruct } from './time.ts';

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
  revokedDate: /* @__PURE__ */ nullable(TimeStruct),
});
