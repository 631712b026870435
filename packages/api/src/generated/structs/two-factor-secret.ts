// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';

/** TwoFactorSecret: As in the contract. */
export const TwoFactorSecretStruct = /* @__PURE__ */ type({
  secret: /* @__PURE__ */ string(),
  uri: /* @__PURE__ */ string(),
});
