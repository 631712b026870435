// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, integer, max, min, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { AmountStruct } from './amount.ts';

/** TerminalMethodList: At least one, without duplicates. */
export const TerminalMethodListStruct = /* @__PURE__ */ array(
  /* @__PURE__ */ type({
    id: IdStruct,
    minAmount: AmountStruct,
    maxAmount: AmountStruct,
    feeBasisPoints: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 0), 10000),
    feeFixed: AmountStruct,
  }),
);
