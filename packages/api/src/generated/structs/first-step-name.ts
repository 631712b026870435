// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** FirstStepName: PROVIDER: there is a provider. MERCHANT: there is a merchant. ACCOUNT: an enabled account has a card or
phone number. TERMINAL: there is an enabled terminal. PAYMENT: a deposit was paid. PEOPLE: a second person
was invited or added.
 */
export const FirstStepNameStruct = /* @__PURE__ */ enums([
  'PROVIDER',
  'MERCHANT',
  'ACCOUNT',
  'TERMINAL',
  'PAYMENT',
  'PEOPLE',
]);
