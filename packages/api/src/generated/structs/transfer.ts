// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, optional, string, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { TransferSourceStruct } from './transfer-source.ts';
import { SignedAmountStruct } from './signed-amount.ts';
import { CurrencyStruct } from './currency.ts';
import { TransferAccountOrNullStruct } from './transfer-account-or-null.ts';
import { NamedRefOrNullStruct } from './named-ref-or-null.ts';
import { TimeStruct } from './time.ts';
import { InvoiceIdOrNullStruct } from './invoice-id-or-null.ts';
import { TextOrNullStruct } from './text-or-null.ts';
import { TransferIdOrNullStruct } from './transfer-id-or-null.ts';
import { ReturnedAmountStruct } from './returned-amount.ts';

/** Transfer: As in the contract. */
export const TransferStruct = /* @__PURE__ */ type({
  id: IdStruct,
  transferId: /* @__PURE__ */ string(),
  source: TransferSourceStruct,
  amount: SignedAmountStruct,
  currency: CurrencyStruct,
  isTest: /* @__PURE__ */ boolean(),
  account: TransferAccountOrNullStruct,
  provider: NamedRefOrNullStruct,
  createDate: TimeStruct,
  invoiceId: InvoiceIdOrNullStruct,
  namedInvoiceId: InvoiceIdOrNullStruct,
  comment: TextOrNullStruct,
  reversesId: TransferIdOrNullStruct,
  isReversed: /* @__PURE__ */ boolean(),
  returnedAmount: /* @__PURE__ */ optional(ReturnedAmountStruct),
});
