// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, nullable, optional, string, type } from 'superstruct';
import { TransactionIdStruct } from './transaction-id.ts';
import { IdStruct } from './id.ts';
import { InvoiceIdOrNullStruct } from './invoice-id-or-null.ts';
import { TransactionStatusStruct } from './transaction-status.ts';
import { TimeStruct } from './time.ts';
import { AmountStruct } from './amount.ts';
import { CurrencyStruct } from './currency.ts';
import { TransferAccountStruct } from './transfer-account.ts';
import { ProviderReasonStruct } from './provider-reason.ts';

/** MoneyReturn: Money in suspense that is given back to its sender. */
export const MoneyReturnStruct = /* @__PURE__ */ type({
  id: TransactionIdStruct,
  transferId: /* @__PURE__ */ nullable(IdStruct),
  invoiceId: InvoiceIdOrNullStruct,
  status: TransactionStatusStruct,
  createDate: TimeStruct,
  statusDate: TimeStruct,
  amount: AmountStruct,
  currency: CurrencyStruct,
  isTest: /* @__PURE__ */ boolean(),
  account: TransferAccountStruct,
  payeeLastFour: /* @__PURE__ */ string(),
  payee: /* @__PURE__ */ optional(
    /* @__PURE__ */ type({
      value: /* @__PURE__ */ string(),
      bankName: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
      paymentMethodName: /* @__PURE__ */ string(),
    }),
  ),
  reason: /* @__PURE__ */ string(),
  refusal: /* @__PURE__ */ optional(ProviderReasonStruct),
  personName: /* @__PURE__ */ string(),
  isMadeByHand: /* @__PURE__ */ boolean(),
  isConfirmable: /* @__PURE__ */ boolean(),
  isEndable: /* @__PURE__ */ boolean(),
});
