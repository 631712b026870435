// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';

/** FieldError: As in the contract. */
export const FieldErrorStruct = /* @__PURE__ */ type({
  path: /* @__PURE__ */ string(),
  message: /* @__PURE__ */ string(),
});
