// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { AmountStruct } from './amount.ts';
import { CurrencyCodeStruct } from './currency-code.ts';
import { TimeStruct } from './time.ts';

/** MerchantSettlement: As in the contract. */
export const MerchantSettlementStruct = /* @__PURE__ */ type({
  id: IdStruct,
  terminalId: IdStruct,
  amount: AmountStruct,
  currency: CurrencyCodeStruct,
  settlementAmount: AmountStruct,
  isTest: /* @__PURE__ */ boolean(),
  createdDate: TimeStruct,
});
