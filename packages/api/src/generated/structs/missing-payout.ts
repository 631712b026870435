// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, nullable, type } from 'superstruct';
import { TimeStruct } from './time.ts';

/** MissingPayout: Of a withdrawal that is IN_PROGRESS without a payout under way. Only with invoice.transaction.read.
 */
export const MissingPayoutStruct = /* @__PURE__ */ type({
  nextTryDate: /* @__PURE__ */ nullable(TimeStruct),
  isSendable: /* @__PURE__ */ boolean(),
});
