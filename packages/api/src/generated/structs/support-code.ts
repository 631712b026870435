// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** SupportCode: Lower-case hex HMAC-SHA-256 of the form id, keyed with verficationKey. */
export const SupportCodeStruct = /* @__PURE__ */ string();
