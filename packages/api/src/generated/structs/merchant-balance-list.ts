// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, boolean, type } from 'superstruct';
import { CurrencyCodeStruct } from './currency-code.ts';
import { SignedAmountStruct } from './signed-amount.ts';

/** MerchantBalanceList: As in the contract. */
export const MerchantBalanceListStruct = /* @__PURE__ */ type({
  items: /* @__PURE__ */ array(
    /* @__PURE__ */ type({
      currency: CurrencyCodeStruct,
      isTest: /* @__PURE__ */ boolean(),
      amount: SignedAmountStruct,
    }),
  ),
});
