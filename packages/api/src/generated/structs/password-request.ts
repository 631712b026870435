// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { optional, string, type } from 'superstruct';

/** PasswordRequest: The password is left out by a user who has none. */
export const PasswordRequestStruct = /* @__PURE__ */ type({
  password: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
});
