// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** TransferId: What the provider or the bank calls the transfer. */
export const TransferIdStruct = /* @__PURE__ */ string();
