// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, integer, min, type } from 'superstruct';
import { SuspenseItemStruct } from './suspense-item.ts';
import { SuspenseTotalStruct } from './suspense-total.ts';

/** SuspenseListAnswer: As in the contract. */
export const SuspenseListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(SuspenseItemStruct),
  total: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
  totals: /* @__PURE__ */ array(SuspenseTotalStruct),
});
