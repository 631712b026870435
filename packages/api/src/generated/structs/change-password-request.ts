// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';

/** ChangePasswordRequest: As in the contract. */
export const ChangePasswordRequestStruct = /* @__PURE__ */ type({
  currentPassword: /* @__PURE__ */ string(),
  newPassword: /* @__PURE__ */ string(),
});
