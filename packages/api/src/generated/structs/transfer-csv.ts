// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** TransferCsv: UTF-8 with a byte order mark. Columns: ID, Transfer ID (the reporter's), Created date (ISO 8601 UTC),
Source (provider, staff or statement), Reported by (a person's name), Account ID, Bank, Last four
digits, Provider, Amount, Returned (both in major units), Currency, Invoice ID, Merchant Invoice ID,
Takes back (the ID of the transfer that it takes back), Comment, Test (true or false).
 */
export const TransferCsvStruct = /* @__PURE__ */ string();
