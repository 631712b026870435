// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { optional, string, type } from 'superstruct';
import { IdStruct } from './id.ts';

/** TransferAccount: As in the contract. */
export const TransferAccountStruct = /* @__PURE__ */ type({
  id: IdStruct,
  lastFour: /* @__PURE__ */ string(),
  bankName: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
});
