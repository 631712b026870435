// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums, nullable, type } from 'superstruct';
import { TransactionIdStruct } from './transaction-id.ts';
import { IdStruct } from './id.ts';
import { InvoiceIdOrNullStruct } from './invoice-id-or-null.ts';
import { TextOrNullStruct } from './text-or-null.ts';
import { InvoiceStatusStruct } from './invoice-status.ts';
import { AmountStruct } from './amount.ts';
import { CurrencyStruct } from './currency.ts';
import { TransferAccountStruct } from './transfer-account.ts';
import { NamedRefStruct } from './named-ref.ts';
import { NamedRefOrNullStruct } from './named-ref-or-null.ts';
import { TimeStruct } from './time.ts';

/** WaitingMoney: As in the contract. */
export const WaitingMoneyStruct = /* @__PURE__ */ type({
  kind: /* @__PURE__ */ enums(['payout', 'return', 'deposit']),
  transactionId: /* @__PURE__ */ nullable(TransactionIdStruct),
  transferId: /* @__PURE__ */ nullable(IdStruct),
  invoiceId: InvoiceIdOrNullStruct,
  merchantInvoiceId: TextOrNullStruct,
  invoiceStatus: /* @__PURE__ */ nullable(InvoiceStatusStruct),
  amount: AmountStruct,
  currency: CurrencyStruct,
  account: TransferAccountStruct,
  provider: NamedRefStruct,
  merchant: NamedRefOrNullStruct,
  customerName: TextOrNullStruct,
  since: TimeStruct,
  until: TimeStruct,
});
