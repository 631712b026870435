// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { nullable, string, type } from 'superstruct';

/** WebhookSecret: As in the contract. */
export const WebhookSecretStruct = /* @__PURE__ */ type({
  secret: /* @__PURE__ */ string(),
  formerSecret: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
});
