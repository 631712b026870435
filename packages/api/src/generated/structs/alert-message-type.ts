// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** AlertMessageType: `alert.fired`, `alert.ended` when it is over, or `alert.test`. */
export const AlertMessageTypeStruct = /* @__PURE__ */ enums([
  'alert.fired',
  'alert.ended',
  'alert.test',
]);
