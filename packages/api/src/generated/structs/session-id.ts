// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** SessionId: Names a session; it signs nobody in. */
export const SessionIdStruct = /* @__PURE__ */ string();
