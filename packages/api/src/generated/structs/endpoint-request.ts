// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, optional, string, type } from 'superstruct';
import { EndpointTypesStruct } from './endpoint-types.ts';

/** EndpointRequest: As in the contract. */
export const EndpointRequestStruct = /* @__PURE__ */ type({
  url: /* @__PURE__ */ string(),
  types: EndpointTypesStruct,
  isTest: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
});
