// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** Base64Url: Bytes in base64url, without padding. */
export const Base64UrlStruct = /* @__PURE__ */ string();
