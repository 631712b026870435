// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** NewUsername: The name to sign in with. */
export const NewUsernameStruct = /* @__PURE__ */ string();
