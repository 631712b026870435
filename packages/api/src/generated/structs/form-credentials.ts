// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { optional, string, type } from 'superstruct';

/** FormCredentials: As in the contract. */
export const FormCredentialsStruct = /* @__PURE__ */ type({
  value: /* @__PURE__ */ string(),
  owner: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  bank_name: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  country_code: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  type: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
});
