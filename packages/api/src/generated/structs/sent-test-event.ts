// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';
import { WebhookTypeStruct } from './webhook-type.ts';

/** SentTestEvent: As in the contract. */
export const SentTestEventStruct = /* @__PURE__ */ type({
  id: /* @__PURE__ */ string(),
  type: WebhookTypeStruct,
});
