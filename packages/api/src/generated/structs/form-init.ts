// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, boolean, enums, integer, max, min, optional, string, type } from 'superstruct';
import { InvoiceIdStruct } from './invoice-id.ts';
import { LogoStruct } from './logo.ts';
import { AccentStruct } from './accent.ts';
import { FormMethodStruct } from './form-method.ts';
import { AmountStruct } from './amount.ts';
import { AdjustmentStruct } from './adjustment.ts';
import { CurrencyCodeStruct } from './currency-code.ts';
import { TimeStruct } from './time.ts';
import { InvoiceStatusCodeStruct } from './invoice-status-code.ts';
import { ReceivedAmountStruct } from './received-amount.ts';
import { FormReturnableStruct } from './form-returnable.ts';
import { FormReturnStruct } from './form-return.ts';
import { FormEndScreenStruct } from './form-end-screen.ts';
import { FormTicketStruct } from './form-ticket.ts';
import { IdStruct } from './id.ts';
import { FormCredentialsStruct } from './form-credentials.ts';

/** FormInit: As in the contract. */
export const FormInitStruct = /* @__PURE__ */ type({
  invoiceId: InvoiceIdStruct,
  merchantName: /* @__PURE__ */ string(),
  merchantLogo: /* @__PURE__ */ optional(LogoStruct),
  merchantAccent: /* @__PURE__ */ optional(AccentStruct),
  url: /* @__PURE__ */ string(),
  successUrl: /* @__PURE__ */ string(),
  cancelUrl: /* @__PURE__ */ string(),
  errorUrl: /* @__PURE__ */ string(),
  methods: /* @__PURE__ */ array(FormMethodStruct),
  paymentMethodName: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  type: /* @__PURE__ */ enums(['Deposit', 'Withdrawal']),
  amount: AmountStruct,
  adjustment: /* @__PURE__ */ optional(AdjustmentStruct),
  canChangeAmount: /* @__PURE__ */ boolean(),
  currencyInfo: /* @__PURE__ */ type({
    code: CurrencyCodeStruct,
    dimension: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 0), 8),
    minValue: AmountStruct,
    maxValue: AmountStruct,
  }),
  expiredIn: TimeStruct,
  serverTime: TimeStruct,
  status: InvoiceStatusCodeStruct,
  statusDate: /* @__PURE__ */ optional(TimeStruct),
  lookedForUntil: /* @__PURE__ */ optional(TimeStruct),
  receivedAmount: /* @__PURE__ */ optional(ReceivedAmountStruct),
  returnable: /* @__PURE__ */ optional(FormReturnableStruct),
  moneyReturn: /* @__PURE__ */ optional(FormReturnStruct),
  endedOn: /* @__PURE__ */ optional(FormEndScreenStruct),
  isTest: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
  verficationKey: /* @__PURE__ */ string(),
  ticket: /* @__PURE__ */ optional(FormTicketStruct),
  issued: /* @__PURE__ */ optional(
    /* @__PURE__ */ type({
      paymentMethodId: IdStruct,
      paymentMethodName: /* @__PURE__ */ string(),
      amount: AmountStruct,
      credentials: FormCredentialsStruct,
    }),
  ),
});
