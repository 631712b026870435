// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** PoolBalanceReportCsv: UTF-8 with a byte order mark. Columns: Date, Terminal pool ID, Terminal pool name, Account ID,
Provider name, Payment method, Currency, Test, Opening balance, Received, Paid out, Moved by staff
(top-ups minus sweeps), Closing balance. Money in major units. One line for the first day of the
period and for each day with a change. An account can serve several merchants: with terminalId, and
for users without merchant.rw.all, lines cover only those terminals and have no balances.
 */
export const PoolBalanceReportCsvStruct = /* @__PURE__ */ string();
