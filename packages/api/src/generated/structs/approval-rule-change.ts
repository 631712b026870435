// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, nullable, optional, type } from 'superstruct';
import { ApprovalKindCodeStruct } from './approval-kind-code.ts';
import { PaymentCurrencyCodeStruct } from './payment-currency-code.ts';
import { AmountStruct } from './amount.ts';

/** ApprovalRuleChange: As in the contract. */
export const ApprovalRuleChangeStruct = /* @__PURE__ */ type({
  kind: ApprovalKindCodeStruct,
  currency: /* @__PURE__ */ optional(PaymentCurrencyCodeStruct),
  threshold: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(AmountStruct)),
  dayThreshold: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(AmountStruct)),
  isRequired: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
});
