// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';
import { CurrencyCodeStruct } from './currency-code.ts';
import { AmountStruct } from './amount.ts';

/** MethodLimits: As in the contract. */
export const MethodLimitsStruct = /* @__PURE__ */ type({
  paymentMethodName: /* @__PURE__ */ string(),
  currency: CurrencyCodeStruct,
  minAmount: AmountStruct,
  maxAmount: AmountStruct,
});
