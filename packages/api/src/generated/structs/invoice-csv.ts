// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** InvoiceCsv: UTF-8 with a byte order mark. Columns: Invoice ID, Merchant Invoice ID, Provider Invoice ID (only with
invoice.provider.read), Created date, Status date (both ISO 8601 UTC), Flow Type, Status, Amount, Fee
(both in major units; the fee is empty until the amount is final), Currency, Test (true or false),
Merchant ID, Terminal ID, Terminal name, Payment method, Customer ID, First name, Last name. On request also
Account ID, Bank, Last four digits; Last error code, Last error; and Assigned to.
 */
export const InvoiceCsvStruct = /* @__PURE__ */ string();
