// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, boolean, integer, min, nullable, string, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { CurrencyStruct } from './currency.ts';
import { PausedDateStruct } from './paused-date.ts';
import { AccountCredentialStruct } from './account-credential.ts';
import { AccountPoolStruct } from './account-pool.ts';

/** PaymentAccount: As in the contract. */
export const PaymentAccountStruct = /* @__PURE__ */ type({
  id: IdStruct,
  providerName: /* @__PURE__ */ string(),
  paymentMethodName: /* @__PURE__ */ string(),
  bankName: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  lastFour: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  currency: CurrencyStruct,
  isTest: /* @__PURE__ */ boolean(),
  enabled: /* @__PURE__ */ boolean(),
  pausedDate: PausedDateStruct,
  version: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
  credentials: /* @__PURE__ */ array(AccountCredentialStruct),
  pools: /* @__PURE__ */ array(AccountPoolStruct),
});
