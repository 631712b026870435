// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { WebhookTypeStruct } from './webhook-type.ts';

/** TestEventRequest: As in the contract. */
export const TestEventRequestStruct = /* @__PURE__ */ type({ type: WebhookTypeStruct });
