// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, string, type } from 'superstruct';
import { AmountStruct } from './amount.ts';
import { CurrencyStruct } from './currency.ts';
import { TransferAccountStruct } from './transfer-account.ts';

/** ReturnableMoney: Money that stands in suspense and can be returned. */
export const ReturnableMoneyStruct = /* @__PURE__ */ type({
  amount: AmountStruct,
  currency: CurrencyStruct,
  account: TransferAccountStruct,
  paymentMethodName: /* @__PURE__ */ string(),
  isMadeByHand: /* @__PURE__ */ boolean(),
});
