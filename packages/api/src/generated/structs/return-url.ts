// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** ReturnUrl: http or https. */
export const ReturnUrlStruct = /* @__PURE__ */ string();
