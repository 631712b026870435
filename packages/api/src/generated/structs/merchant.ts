// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, boolean, integer, min, string, type } from 'superstruct';
import { IdStruct } from './id.ts';

/** Merchant: As in the contract. */
export const MerchantStruct = /* @__PURE__ */ type({
  id: IdStruct,
  merchantId: IdStruct,
  name: /* @__PURE__ */ string(),
  clientPublicKey: /* @__PURE__ */ string(),
  terminals: /* @__PURE__ */ array(
    /* @__PURE__ */ type({
      terminalId: IdStruct,
      name: /* @__PURE__ */ string(),
      enable: /* @__PURE__ */ boolean(),
    }),
  ),
  version: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
});
