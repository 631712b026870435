// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, string, type } from 'superstruct';
import { EndpointTypesStruct } from './endpoint-types.ts';

/** EndpointChange: As in the contract. */
export const EndpointChangeStruct = /* @__PURE__ */ type({
  url: /* @__PURE__ */ string(),
  types: EndpointTypesStruct,
  isEnabled: /* @__PURE__ */ boolean(),
});
