// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** CredentialValue: Card and phone in digits; what stands between them when they are written does not count. */
export const CredentialValueStruct = /* @__PURE__ */ string();
