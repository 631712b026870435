// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** InvoiceViewName: As in the contract. */
export const InvoiceViewNameStruct = /* @__PURE__ */ string();
