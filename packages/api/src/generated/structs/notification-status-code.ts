// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** NotificationStatusCode: As in the contract. */
export const NotificationStatusCodeStruct = /* @__PURE__ */ enums(['IN_PROCESS', 'CLOSED']);
