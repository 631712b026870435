// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, integer, max, min, type } from 'superstruct';
import { AmountStruct } from './amount.ts';
import { SignedAmountStruct } from './signed-amount.ts';
import { CurrencyStruct } from './currency.ts';

/** AccountLimit: As in the contract. */
export const AccountLimitStruct = /* @__PURE__ */ type({
  limit: AmountStruct,
  balance: SignedAmountStruct,
  priority: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 0), 2147483647),
  checkUniqueAmount: /* @__PURE__ */ boolean(),
  currency: CurrencyStruct,
  version: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
});
