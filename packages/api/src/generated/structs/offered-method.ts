// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, min, string, type } from 'superstruct';
import { AmountStruct } from './amount.ts';

/** OfferedMethod: A method of a terminal. An amount within its limits is taken. */
export const OfferedMethodStruct = /* @__PURE__ */ type({
  name: /* @__PURE__ */ string(),
  minAmount: AmountStruct,
  maxAmount: AmountStruct,
  feeBasisPoints: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
  feeFixed: AmountStruct,
});
