// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, optional, string, type } from 'superstruct';
import { FormReturnStatusStruct } from './form-return-status.ts';
import { AmountStruct } from './amount.ts';
import { TimeStruct } from './time.ts';

/** FormReturn: The customer's latest request for the return of money. REQUESTED waits for a member of staff, SENDING
was approved, SENT is paid, REJECTED was refused with an answer, FAILED did not reach the payee.
 */
export const FormReturnStruct = /* @__PURE__ */ type({
  status: FormReturnStatusStruct,
  amount: AmountStruct,
  payeeLastFour: /* @__PURE__ */ string(),
  date: TimeStruct,
  answer: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  hasReceipt: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
});
