// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';

/** PasswordRequest: As in the contract. */
export const PasswordRequestStruct = /* @__PURE__ */ type({ password: /* @__PURE__ */ string() });
