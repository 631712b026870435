// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** PasskeyId: The credential id that the authenticator chose. */
export const PasskeyIdStruct = /* @__PURE__ */ string();
