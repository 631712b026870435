// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { PaymentCurrencyCodeStruct } from './payment-currency-code.ts';
import { PerUsdtStruct } from './per-usdt.ts';

/** SetRateRequest: As in the contract. */
export const SetRateRequestStruct = /* @__PURE__ */ type({
  currency: PaymentCurrencyCodeStruct,
  perUsdt: PerUsdtStruct,
});
