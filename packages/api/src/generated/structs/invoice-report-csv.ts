// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** InvoiceReportCsv: UTF-8 with a byte order mark. Columns: Posting ID, Posting time (ISO 8601 UTC), Invoice ID, Merchant
Invoice ID, Provider Invoice ID (only with invoice.provider.read), Created date (ISO 8601 UTC), Flow
Type, Amount, Fee, Balance change (change of the merchant's balance plus its reserve; all three in
major units), Currency, Test (true or false), Merchant ID, Merchant name, Terminal ID, Terminal name,
Payment method, Customer ID, First name, Last name. One line when an invoice is booked at DONE, and
another with a minus sign if it leaves DONE.
 */
export const InvoiceReportCsvStruct = /* @__PURE__ */ string();
