// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, string, type } from 'superstruct';

/** RecoveryCodes: As in the contract. */
export const RecoveryCodesStruct = /* @__PURE__ */ type({
  recoveryCodes: /* @__PURE__ */ array(/* @__PURE__ */ string()),
});
