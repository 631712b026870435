// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { nullable, string, type } from 'superstruct';

/** CallbackAddressChange: As in the contract. */
export const CallbackAddressChangeStruct = /* @__PURE__ */ type({
  url: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
});
