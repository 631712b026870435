// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** ChangeReason: The reason of a person for a change, without the blanks around it. */
export const ChangeReasonStruct = /* @__PURE__ */ string();
