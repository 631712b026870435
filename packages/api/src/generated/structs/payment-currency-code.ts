// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** PaymentCurrencyCode: A currency that invoices can have. */
export const PaymentCurrencyCodeStruct = /* @__PURE__ */ enums(['UZS', 'RUB', 'KGS', 'AZN']);
