// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** InvoiceExtraColumn: paymentAccount requires people.account, lastError requires invoice.error.read, assignee requires
invoice.event.read.
 */
export const InvoiceExtraColumnStruct = /* @__PURE__ */ enums([
  'paymentAccount',
  'lastError',
  'assignee',
]);
