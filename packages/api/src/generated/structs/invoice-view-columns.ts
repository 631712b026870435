// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, string } from 'superstruct';

/** InvoiceViewColumns: The ids of the columns that are put away. */
export const InvoiceViewColumnsStruct = /* @__PURE__ */ array(/* @__PURE__ */ string());
