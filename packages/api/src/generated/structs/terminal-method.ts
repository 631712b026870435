// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, max, min, string, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { AmountStruct } from './amount.ts';

/** TerminalMethod: A method that the terminal offers. The fee is feeBasisPoints of the amount plus feeFixed, rounded half up. */
export const TerminalMethodStruct = /* @__PURE__ */ type({
  id: IdStruct,
  name: /* @__PURE__ */ string(),
  minAmount: AmountStruct,
  maxAmount: AmountStruct,
  feeBasisPoints: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 0), 10000),
  feeFixed: AmountStruct,
});
