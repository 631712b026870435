// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums, string, type } from 'superstruct';
import { TimeStruct } from './time.ts';
import { SignedAmountStruct } from './signed-amount.ts';
import { CurrencyStruct } from './currency.ts';
import { AccountMoneyStateStruct } from './account-money-state.ts';
import { TextOrNullStruct } from './text-or-null.ts';
import { InvoiceIdOrNullStruct } from './invoice-id-or-null.ts';

/** AccountMoney: Money that came to an account (a transfer) or that the account pays (a payout or a return). */
export const AccountMoneyStruct = /* @__PURE__ */ type({
  kind: /* @__PURE__ */ enums(['transfer', 'payout', 'return']),
  id: /* @__PURE__ */ string(),
  createdDate: TimeStruct,
  amount: SignedAmountStruct,
  currency: CurrencyStruct,
  state: AccountMoneyStateStruct,
  externalId: TextOrNullStruct,
  invoiceId: InvoiceIdOrNullStruct,
});
