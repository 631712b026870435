// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums, type } from 'superstruct';

/** CloseNotificationRequest: As in the contract. */
export const CloseNotificationRequestStruct = /* @__PURE__ */ type({
  status: /* @__PURE__ */ enums(['CLOSED']),
});
