// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** ChangeReason: The reason for the change, without leading or trailing spaces. */
export const ChangeReasonStruct = /* @__PURE__ */ string();
