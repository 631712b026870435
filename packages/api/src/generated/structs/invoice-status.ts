// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { InvoiceStatusCodeStruct } from './invoice-status-code.ts';

/** InvoiceStatus: As in the contract. */
export const InvoiceStatusStruct = /* @__PURE__ */ type({
  id: IdStruct,
  code: InvoiceStatusCodeStruct,
  value: /* @__PURE__ */ string(),
});
