// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { WebhookEndpointStruct } from './webhook-endpoint.ts';

/** EndpointListAnswer: As in the contract. */
export const EndpointListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(WebhookEndpointStruct),
});
