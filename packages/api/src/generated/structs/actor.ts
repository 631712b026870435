// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums, optional, string, type } from 'superstruct';

/** Actor: As in the contract. */
export const ActorStruct = /* @__PURE__ */ type({
  type: /* @__PURE__ */ enums(['system', 'customer', 'staff', 'merchant', 'provider']),
  name: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
});
