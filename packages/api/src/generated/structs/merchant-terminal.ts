// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, boolean, enums, string, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { CurrencyCodeStruct } from './currency-code.ts';
import { OfferedMethodStruct } from './offered-method.ts';

/** MerchantTerminal: As in the contract. */
export const MerchantTerminalStruct = /* @__PURE__ */ type({
  id: IdStruct,
  name: /* @__PURE__ */ string(),
  type: /* @__PURE__ */ enums(['Deposit', 'Withdrawal']),
  currency: CurrencyCodeStruct,
  isTest: /* @__PURE__ */ boolean(),
  isEnabled: /* @__PURE__ */ boolean(),
  methods: /* @__PURE__ */ array(OfferedMethodStruct),
});
