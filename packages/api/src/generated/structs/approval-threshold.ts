// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { nullable, type } from 'superstruct';
import { PaymentCurrencyCodeStruct } from './payment-currency-code.ts';
import { AmountStruct } from './amount.ts';

/** ApprovalThreshold: As in the contract. */
export const ApprovalThresholdStruct = /* @__PURE__ */ type({
  currency: PaymentCurrencyCodeStruct,
  threshold: /* @__PURE__ */ nullable(AmountStruct),
});
