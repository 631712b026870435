// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { RefundStruct } from './refund.ts';

/** RefundListAnswer: As in the contract. */
export const RefundListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(RefundStruct),
});
