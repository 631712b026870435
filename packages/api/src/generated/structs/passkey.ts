// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { nullable, string, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { TimeStruct } from './time.ts';

/** Passkey: As in the contract. */
export const PasskeyStruct = /* @__PURE__ */ type({
  id: IdStruct,
  name: /* @__PURE__ */ string(),
  createdDate: TimeStruct,
  lastUsedDate: /* @__PURE__ */ nullable(TimeStruct),
});
