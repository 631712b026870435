// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, integer, min, nullable, string, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { CurrencyStruct } from './currency.ts';

/** ListedPaymentAccount: As in the contract. */
export const ListedPaymentAccountStruct = /* @__PURE__ */ type({
  id: IdStruct,
  providerName: /* @__PURE__ */ string(),
  paymentMethodName: /* @__PURE__ */ string(),
  bankName: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  lastFour: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  currency: CurrencyStruct,
  isTest: /* @__PURE__ */ boolean(),
  enabled: /* @__PURE__ */ boolean(),
  version: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
});
