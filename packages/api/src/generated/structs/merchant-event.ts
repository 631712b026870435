// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';
import { TimeStruct } from './time.ts';

/** MerchantEvent: As in the contract. */
export const MerchantEventStruct = /* @__PURE__ */ type({
  id: /* @__PURE__ */ string(),
  type: /* @__PURE__ */ string(),
  timestamp: TimeStruct,
  data: /* @__PURE__ */ type({}),
});
