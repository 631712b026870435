// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';

/** MerchantChange: As in the contract. */
export const MerchantChangeStruct = /* @__PURE__ */ type({ name: /* @__PURE__ */ string() });
