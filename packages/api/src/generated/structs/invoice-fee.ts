// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { nullable } from 'superstruct';
import { AmountStruct } from './amount.ts';

/** InvoiceFee: Minor units; null until the amount is final. */
export const InvoiceFeeStruct = /* @__PURE__ */ nullable(AmountStruct);
