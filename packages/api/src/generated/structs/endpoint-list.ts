// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { WebhookEndpointStruct } from './webhook-endpoint.ts';

/** EndpointList: As in the contract. */
export const EndpointListStruct = /* @__PURE__ */ type({
  items: /* @__PURE__ */ array(WebhookEndpointStruct),
});
