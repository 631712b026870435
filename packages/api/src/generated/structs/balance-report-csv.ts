// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** BalanceReportCsv: UTF-8 with a byte order mark. Columns: Date, Merchant ID, Merchant name, Currency, Test, Opening
balance, Deposits (minus fees), Withdrawals (booked, with fees), Reserved (for open payouts; negative
if more was reserved than released or paid), Settlements, Closing balance. Money in major units,
signed as it changed the balance, so that each line adds up. Deposits plus Withdrawals equal the
Balance change of the Transactions report for the same days. One line for the first day of the period
and for each day with a change.
 */
export const BalanceReportCsvStruct = /* @__PURE__ */ string();
