// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** AlertChannel: As in the contract. */
export const AlertChannelStruct = /* @__PURE__ */ enums(['WEBHOOK', 'EMAIL']);
