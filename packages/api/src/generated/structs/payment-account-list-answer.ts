// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, integer, min, type } from 'superstruct';
import { ListedPaymentAccountStruct } from './listed-payment-account.ts';

/** PaymentAccountListAnswer: As in the contract. */
export const PaymentAccountListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(ListedPaymentAccountStruct),
  total: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
});
