// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** ProviderReportCsv: UTF-8 with a byte order mark. The columns: Date, Provider ID, Provider name, Merchant ID, Merchant name, Terminal ID, Terminal
name, Currency, Test, Received count, Received, Paid out count, Paid out, Moved by staff (top-ups
less sweeps). Money in major units; what was taken back counts with a minus. Money of nobody's
terminal has no merchant, and is only for people of all merchants (merchant.rw.all).
 */
export const ProviderReportCsvStruct = /* @__PURE__ */ string();
