// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, boolean, integer, min, optional, string, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { FlowTypeStruct } from './flow-type.ts';
import { CurrencyStruct } from './currency.ts';
import { NamedRefStruct } from './named-ref.ts';
import { TerminalMethodStruct } from './terminal-method.ts';
import { TerminalAttributeStruct } from './terminal-attribute.ts';
import { SuccessThresholdsStruct } from './success-thresholds.ts';
import { MaxAdjustmentStruct } from './max-adjustment.ts';
import { ShortPaymentStruct } from './short-payment.ts';
import { OverPaymentStruct } from './over-payment.ts';

/** TerminalDetails: As in the contract. */
export const TerminalDetailsStruct = /* @__PURE__ */ type({
  id: IdStruct,
  name: /* @__PURE__ */ string(),
  paymentFlow: FlowTypeStruct,
  currency: CurrencyStruct,
  isTest: /* @__PURE__ */ boolean(),
  inTest: /* @__PURE__ */ boolean(),
  merchantId: IdStruct,
  pool: /* @__PURE__ */ optional(NamedRefStruct),
  methods: /* @__PURE__ */ array(TerminalMethodStruct),
  attributes: /* @__PURE__ */ optional(/* @__PURE__ */ array(TerminalAttributeStruct)),
  thresholds: /* @__PURE__ */ optional(SuccessThresholdsStruct),
  maxAdjustment: MaxAdjustmentStruct,
  shortPayment: ShortPaymentStruct,
  overPayment: OverPaymentStruct,
  version: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
});
