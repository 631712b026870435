// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums, string, type } from 'superstruct';

/** MissingForProduction: As in the contract. */
export const MissingForProductionStruct = /* @__PURE__ */ type({
  code: /* @__PURE__ */ enums(['method', 'account', 'callback_address', 'api_key']),
  message: /* @__PURE__ */ string(),
});
