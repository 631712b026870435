// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** PoolBalanceReportCsv: UTF-8 with a byte order mark. The columns: Date, Terminal pool ID, Terminal pool name, Account ID, Provider name, Payment method,
Currency, Test, Opening balance, Received, Paid out, Moved by staff (top-ups less sweeps), Closing
balance. Money in major units. A line for the first day of the period, and for each on which
something moved. Accounts serve several merchants: with terminalId, and for people without
merchant.rw.all, there are lines for what moved for those terminals alone, and no balances.
 */
export const PoolBalanceReportCsvStruct = /* @__PURE__ */ string();
