// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** WebhookType: The type of a webhook, as listed under `webhooks`. */
export const WebhookTypeStruct = /* @__PURE__ */ enums([
  'invoice.status_changed',
  'invoice.amount_changed',
  'refund.status_changed',
  'settlement.created',
]);
