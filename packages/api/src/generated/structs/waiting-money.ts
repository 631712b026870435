// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums, nullable, string, type } from 'superstruct';
import { TransactionIdStruct } from './transaction-id.ts';
import { InvoiceIdStruct } from './invoice-id.ts';
import { InvoiceStatusStruct } from './invoice-status.ts';
import { AmountStruct } from './amount.ts';
import { CurrencyStruct } from './currency.ts';
import { TransferAccountStruct } from './transfer-account.ts';
import { NamedRefStruct } from './named-ref.ts';
import { TextOrNullStruct } from './text-or-null.ts';
import { TimeStruct } from './time.ts';

/** WaitingMoney: As in the contract. */
export const WaitingMoneyStruct = /* @__PURE__ */ type({
  kind: /* @__PURE__ */ enums(['payout', 'deposit']),
  transactionId: /* @__PURE__ */ nullable(TransactionIdStruct),
  invoiceId: InvoiceIdStruct,
  merchantInvoiceId: /* @__PURE__ */ string(),
  invoiceStatus: InvoiceStatusStruct,
  amount: AmountStruct,
  currency: CurrencyStruct,
  account: TransferAccountStruct,
  provider: NamedRefStruct,
  merchant: NamedRefStruct,
  customerName: TextOrNullStruct,
  since: TimeStruct,
  until: TimeStruct,
});
