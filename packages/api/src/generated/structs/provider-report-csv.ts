// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** ProviderReportCsv: UTF-8 with a byte order mark. Columns: Date, Provider ID, Provider name, Merchant ID, Merchant name,
Terminal ID, Terminal name, Currency, Test, Received count, Received, Paid out count, Paid out, Moved
by staff (top-ups minus sweeps). Money in major units; reversals are negative. Money without a
terminal has no merchant and is visible only with merchant.rw.all.
 */
export const ProviderReportCsvStruct = /* @__PURE__ */ string();
