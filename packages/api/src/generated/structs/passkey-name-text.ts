// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** PasskeyNameText: Chosen by the user. */
export const PasskeyNameTextStruct = /* @__PURE__ */ string();
