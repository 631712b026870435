// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { nullable, string, type } from 'superstruct';
import { TimeStruct } from './time.ts';
import { FormerWebhookKeyStruct } from './former-webhook-key.ts';

/** WebhookKey: As in the contract. */
export const WebhookKeyStruct = /* @__PURE__ */ type({
  publicKey: /* @__PURE__ */ string(),
  changedDate: /* @__PURE__ */ nullable(TimeStruct),
  former: /* @__PURE__ */ nullable(FormerWebhookKeyStruct),
});
