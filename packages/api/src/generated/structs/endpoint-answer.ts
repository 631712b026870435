// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { WebhookEndpointStruct } from './webhook-endpoint.ts';

/** EndpointAnswer: As in the contract. */
export const EndpointAnswerStruct = /* @__PURE__ */ type({ data: WebhookEndpointStruct });
