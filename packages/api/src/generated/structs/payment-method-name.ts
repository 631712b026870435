// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** PaymentMethodName: As in the contract. */
export const PaymentMethodNameStruct = /* @__PURE__ */ enums([
  'Humo',
  'Uzs',
  'Tinkoff',
  'TinkoffXCountry',
  'Sberbank',
  'SberbankXCountry',
  'Sbp',
]);
