// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';
import { TimeStruct } from './time.ts';

/** FormerWebhookKey: As in the contract. */
export const FormerWebhookKeyStruct = /* @__PURE__ */ type({
  publicKey: /* @__PURE__ */ string(),
  untilDate: TimeStruct,
});
