// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** BalanceReportCsv: UTF-8 with a byte order mark. The columns: Date, Merchant ID, Merchant name, Currency, Test, Opening balance, Deposits (less their
fees), Withdrawals (booked ones, with their fees), Reserved (for payouts that are open: below zero
where more was set aside than came back or was paid), Settlements, Closing balance. Money in major
units, as the balance changed by it, so that each line adds up. Deposits and Withdrawals together
are the Balance change of the Transactions report for the same days. A line for the first day of the period, and for each on which something moved.
 */
export const BalanceReportCsvStruct = /* @__PURE__ */ string();
