// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, string, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { MonitoredTerminalStruct } from './monitored-terminal.ts';

/** MonitoredMerchant: As in the contract. */
export const MonitoredMerchantStruct = /* @__PURE__ */ type({
  merchantId: IdStruct,
  name: /* @__PURE__ */ string(),
  terminals: /* @__PURE__ */ array(MonitoredTerminalStruct),
});
