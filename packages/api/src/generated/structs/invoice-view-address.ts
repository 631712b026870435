// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** InvoiceViewAddress: The address of the list in the back office. */
export const InvoiceViewAddressStruct = /* @__PURE__ */ string();
