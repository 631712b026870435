// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { MonitoredMerchantStruct } from './monitored-merchant.ts';

/** MonitoredMerchantListAnswer: As in the contract. */
export const MonitoredMerchantListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(MonitoredMerchantStruct),
});
