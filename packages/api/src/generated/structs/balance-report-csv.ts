// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** BalanceReportCsv: The columns: Date, Merchant ID, Merchant name, Currency, Test, Opening balance, Deposits (less their
fees), Withdrawals (with their fees; what is reserved for one counts, and comes back where it is
not paid), Settlements, Closing balance. Money in major units, as the balance changed by it, so
that each line adds up. A line for the first day of the period, and for each on which something moved.
 */
export const BalanceReportCsvStruct = /* @__PURE__ */ string();
