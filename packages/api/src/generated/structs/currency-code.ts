// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** CurrencyCode: As in the contract. */
export const CurrencyCodeStruct = /* @__PURE__ */ enums(['UZS', 'RUB', 'KGS', 'AZN', 'USDT']);
