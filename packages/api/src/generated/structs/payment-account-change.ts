// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, boolean, optional, type } from 'superstruct';
import { IdStruct } from './id.ts';

/** PaymentAccountChange: As in the contract. */
export const PaymentAccountChangeStruct = /* @__PURE__ */ type({
  enabled: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
  poolIds: /* @__PURE__ */ optional(/* @__PURE__ */ array(IdStruct)),
});
