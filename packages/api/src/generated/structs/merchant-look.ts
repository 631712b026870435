// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, integer, min, nullable, string, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { AccentStruct } from './accent.ts';
import { LogoStruct } from './logo.ts';

/** MerchantLook: As in the contract. */
export const MerchantLookStruct = /* @__PURE__ */ type({
  merchantId: IdStruct,
  name: /* @__PURE__ */ string(),
  displayName: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  accent: /* @__PURE__ */ nullable(AccentStruct),
  logo: /* @__PURE__ */ nullable(LogoStruct),
  frameOrigins: /* @__PURE__ */ array(/* @__PURE__ */ string()),
  version: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
});
