// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums, type } from 'superstruct';
import { TimeStruct } from './time.ts';
import { RefundStateStruct } from './refund-state.ts';

/** RefundStatusChanged: As in the contract. */
export const RefundStatusChangedStruct = /* @__PURE__ */ type({
  type: /* @__PURE__ */ enums(['refund.status_changed']),
  timestamp: TimeStruct,
  data: RefundStateStruct,
});
