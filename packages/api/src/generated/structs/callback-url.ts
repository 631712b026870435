// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** CallbackUrl: http or https. Used for this invoice's callbacks instead of the merchant's address. */
export const CallbackUrlStruct = /* @__PURE__ */ string();
