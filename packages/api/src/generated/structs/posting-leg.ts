// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums, optional, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { SignedAmountStruct } from './signed-amount.ts';
import { CurrencyStruct } from './currency.ts';

/** PostingLeg: As in the contract. */
export const PostingLegStruct = /* @__PURE__ */ type({
  account: /* @__PURE__ */ enums([
    'merchant_balance',
    'merchant_reserve',
    'payment_account',
    'suspense',
    'return_reserve',
    'fees',
    'treasury',
    'fx_clearing',
    'settled_usdt',
  ]),
  paymentAccountId: /* @__PURE__ */ optional(IdStruct),
  sum: SignedAmountStruct,
  currency: CurrencyStruct,
});
