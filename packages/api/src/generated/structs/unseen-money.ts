// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums, type } from 'superstruct';
import { SignedAmountStruct } from './signed-amount.ts';
import { InvoiceIdOrNullStruct } from './invoice-id-or-null.ts';
import { TextOrNullStruct } from './text-or-null.ts';
import { TimeStruct } from './time.ts';

/** UnseenMoney: As in the contract. */
export const UnseenMoneyStruct = /* @__PURE__ */ type({
  kind: /* @__PURE__ */ enums(['transfer', 'payout', 'return', 'movement', 'other']),
  amount: SignedAmountStruct,
  invoiceId: InvoiceIdOrNullStruct,
  reference: TextOrNullStruct,
  createdDate: TimeStruct,
});
