// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { BalanceEntryStruct } from './balance-entry.ts';

/** BalanceAnswer: As in the contract. */
export const BalanceAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(BalanceEntryStruct),
});
