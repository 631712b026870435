// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** InvoiceDay: As in the contract. */
export const InvoiceDayStruct = /* @__PURE__ */ string();
