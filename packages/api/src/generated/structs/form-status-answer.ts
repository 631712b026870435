// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { optional, type } from 'superstruct';
import { InvoiceStatusCodeStruct } from './invoice-status-code.ts';
import { TimeStruct } from './time.ts';
import { AmountStruct } from './amount.ts';
import { IdStruct } from './id.ts';
import { ReceivedAmountStruct } from './received-amount.ts';
import { FormEndScreenStruct } from './form-end-screen.ts';

/** FormStatusAnswer: As in the contract. */
export const FormStatusAnswerStruct = /* @__PURE__ */ type({
  status: InvoiceStatusCodeStruct,
  serverTime: TimeStruct,
  amount: /* @__PURE__ */ optional(AmountStruct),
  paymentMethodId: /* @__PURE__ */ optional(IdStruct),
  statusDate: /* @__PURE__ */ optional(TimeStruct),
  lookedForUntil: /* @__PURE__ */ optional(TimeStruct),
  receivedAmount: /* @__PURE__ */ optional(ReceivedAmountStruct),
  endedOn: /* @__PURE__ */ optional(FormEndScreenStruct),
});
