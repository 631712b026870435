// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** SessionId: Id of a session. It cannot be used to sign in. */
export const SessionIdStruct = /* @__PURE__ */ string();
