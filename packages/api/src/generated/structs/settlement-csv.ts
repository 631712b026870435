// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** SettlementCsv: UTF-8 with a byte order mark. Columns: Settlement ID, Created date (ISO 8601 UTC), Merchant ID, Merchant,
Terminal ID, Terminal, Amount, Currency, USDT amount, Rate, Rate of the day (amounts and rates in major
units), Deviation (per cent, two decimals), Made by, Approved by, Test (true or false).
 */
export const SettlementCsvStruct = /* @__PURE__ */ string();
