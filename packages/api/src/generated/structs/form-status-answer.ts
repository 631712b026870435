// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { optional, type } from 'superstruct';
import { InvoiceStatusCodeStruct } from './invoice-status-code.ts';
import { TimeStruct } from './time.ts';
import { AmountStruct } from './amount.ts';
import { IdStruct } from './id.ts';
import { ReceivedAmountStruct } from './received-amount.ts';
import { FormReturnableStruct } from './form-returnable.ts';
import { FormReturnStruct } from './form-return.ts';
import { FormTicketStruct } from './form-ticket.ts';
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
  returnable: /* @__PURE__ */ optional(FormReturnableStruct),
  moneyReturn: /* @__PURE__ */ optional(FormReturnStruct),
  ticket: /* @__PURE__ */ optional(FormTicketStruct),
  endedOn: /* @__PURE__ */ optional(FormEndScreenStruct),
});
