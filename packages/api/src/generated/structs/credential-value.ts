// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** CredentialValue: Digits for card and phone; other characters between them are ignored. */
export const CredentialValueStruct = /* @__PURE__ */ string();
