// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { nullable, optional, type } from 'superstruct';
import { PaymentCurrencyCodeStruct } from './payment-currency-code.ts';
import { AmountStruct } from './amount.ts';

/** ApprovalThreshold: As in the contract. */
export const ApprovalThresholdStruct = /* @__PURE__ */ type({
  currency: PaymentCurrencyCodeStruct,
  threshold: /* @__PURE__ */ nullable(AmountStruct),
  dayThreshold: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(AmountStruct)),
});
