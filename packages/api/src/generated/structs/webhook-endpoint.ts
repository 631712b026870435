// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, integer, min, nullable, string, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { EndpointTypesStruct } from './endpoint-types.ts';
import { TimeStruct } from './time.ts';

/** WebhookEndpoint: An address that gets events of a merchant, with a key of its own. */
export const WebhookEndpointStruct = /* @__PURE__ */ type({
  id: IdStruct,
  url: /* @__PURE__ */ string(),
  types: EndpointTypesStruct,
  isTest: /* @__PURE__ */ nullable(/* @__PURE__ */ boolean()),
  isEnabled: /* @__PURE__ */ boolean(),
  publicKey: /* @__PURE__ */ string(),
  formerUntilDate: /* @__PURE__ */ nullable(TimeStruct),
  createdDate: TimeStruct,
  failedTries: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
  version: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
});
