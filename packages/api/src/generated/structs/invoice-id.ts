// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** InvoiceId: As in the contract. */
export const InvoiceIdStruct = /* @__PURE__ */ string();
