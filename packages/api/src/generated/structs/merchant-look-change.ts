// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, nullable, optional, string, type } from 'superstruct';
import { AccentStruct } from './accent.ts';

/** MerchantLookChange: As in the contract. */
export const MerchantLookChangeStruct = /* @__PURE__ */ type({
  displayName: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(/* @__PURE__ */ string())),
  accent: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(AccentStruct)),
  logo: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(/* @__PURE__ */ string())),
  frameOrigins: /* @__PURE__ */ optional(/* @__PURE__ */ array(/* @__PURE__ */ string())),
});
