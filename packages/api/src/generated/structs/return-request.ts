// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, max, min, optional, type } from 'superstruct';
import { ChangeReasonStruct } from './change-reason.ts';
import { ReturnPayeeStruct } from './return-payee.ts';

/** ReturnRequest: As in the contract. */
export const ReturnRequestStruct = /* @__PURE__ */ type({
  amount: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 9007199254740991),
  reason: /* @__PURE__ */ optional(ChangeReasonStruct),
  payee: ReturnPayeeStruct,
});
