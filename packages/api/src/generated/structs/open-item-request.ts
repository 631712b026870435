// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums, string, type } from 'superstruct';

/** OpenItemRequest: As in the contract. */
export const OpenItemRequestStruct = /* @__PURE__ */ type({
  kind: /* @__PURE__ */ enums(['transfer', 'payout', 'return', 'deposit']),
  id: /* @__PURE__ */ string(),
});
