// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** SecondFactorCode: Six digits of the authenticator app, or a recovery code. Spaces and dashes are ignored. */
export const SecondFactorCodeStruct = /* @__PURE__ */ string();
