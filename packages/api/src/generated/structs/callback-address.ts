// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, min, nullable, string, type } from 'superstruct';
import { IdStruct } from './id.ts';

/** CallbackAddress: As in the contract. */
export const CallbackAddressStruct = /* @__PURE__ */ type({
  merchantId: IdStruct,
  url: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  version: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
});
