// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** TransactionId: As in the contract. */
export const TransactionIdStruct = /* @__PURE__ */ string();
