// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums, optional, string, type } from 'superstruct';
import { WebhookEndpointStruct } from './webhook-endpoint.ts';

/** EndpointConflict: As in the contract. */
export const EndpointConflictStruct = /* @__PURE__ */ type({
  type: /* @__PURE__ */ string(),
  title: /* @__PURE__ */ string(),
  status: /* @__PURE__ */ enums([409]),
  detail: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  code: /* @__PURE__ */ enums(['conflict']),
  requestId: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  current: WebhookEndpointStruct,
});
