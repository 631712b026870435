// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** TransferId: The provider's or bank's id of the transfer. */
export const TransferIdStruct = /* @__PURE__ */ string();
