// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, optional, type } from 'superstruct';
import { TerminalNameStruct } from './terminal-name.ts';
import { TerminalAttributeListStruct } from './terminal-attribute-list.ts';
import { IdStruct } from './id.ts';
import { TerminalMethodListStruct } from './terminal-method-list.ts';
import { SuccessThresholdsStruct } from './success-thresholds.ts';
import { MaxAdjustmentStruct } from './max-adjustment.ts';
import { ShortPaymentStruct } from './short-payment.ts';
import { OverPaymentStruct } from './over-payment.ts';

/** TerminalChange: As in the contract. */
export const TerminalChangeStruct = /* @__PURE__ */ type({
  name: /* @__PURE__ */ optional(TerminalNameStruct),
  attributes: /* @__PURE__ */ optional(TerminalAttributeListStruct),
  poolId: /* @__PURE__ */ optional(IdStruct),
  methods: /* @__PURE__ */ optional(TerminalMethodListStruct),
  inTest: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
  thresholds: /* @__PURE__ */ optional(SuccessThresholdsStruct),
  maxAdjustment: /* @__PURE__ */ optional(MaxAdjustmentStruct),
  shortPayment: /* @__PURE__ */ optional(ShortPaymentStruct),
  overPayment: /* @__PURE__ */ optional(OverPaymentStruct),
});
