// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, enums, nullable, string, type } from 'superstruct';
import { InvoiceIdOrNullStruct } from './invoice-id-or-null.ts';
import { TextOrNullStruct } from './text-or-null.ts';
import { InvoiceStatusStruct } from './invoice-status.ts';
import { IdStruct } from './id.ts';
import { NamedRefOrNullStruct } from './named-ref-or-null.ts';
import { TransferAccountOrNullStruct } from './transfer-account-or-null.ts';
import { SignedAmountStruct } from './signed-amount.ts';
import { CurrencyStruct } from './currency.ts';
import { TimeStruct } from './time.ts';
import { SuspenseAgeStruct } from './suspense-age.ts';

/** SuspenseItem: Money in suspense of an invoice, or of an unmatched transfer. */
export const SuspenseItemStruct = /* @__PURE__ */ type({
  kind: /* @__PURE__ */ enums(['invoice', 'transfer']),
  invoiceId: InvoiceIdOrNullStruct,
  merchantInvoiceId: TextOrNullStruct,
  invoiceStatus: /* @__PURE__ */ nullable(InvoiceStatusStruct),
  transferId: /* @__PURE__ */ nullable(IdStruct),
  reference: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  merchant: NamedRefOrNullStruct,
  account: TransferAccountOrNullStruct,
  amount: SignedAmountStruct,
  currency: CurrencyStruct,
  since: TimeStruct,
  age: SuspenseAgeStruct,
  isReturnable: /* @__PURE__ */ boolean(),
});
