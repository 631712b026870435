// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { MerchantTerminalStruct } from './merchant-terminal.ts';

/** MerchantTerminalList: As in the contract. */
export const MerchantTerminalListStruct = /* @__PURE__ */ type({
  items: /* @__PURE__ */ array(MerchantTerminalStruct),
});
