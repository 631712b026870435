// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';

/** NotificationDetail: As in the contract. */
export const NotificationDetailStruct = /* @__PURE__ */ type({
  name: /* @__PURE__ */ string(),
  value: /* @__PURE__ */ string(),
});
