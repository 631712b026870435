// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { InvoiceViewAddressStruct } from './invoice-view-address.ts';
import { InvoiceViewColumnsStruct } from './invoice-view-columns.ts';

/** InvoiceView: As in the contract. */
export const InvoiceViewStruct = /* @__PURE__ */ type({
  id: IdStruct,
  name: /* @__PURE__ */ string(),
  address: InvoiceViewAddressStruct,
  hiddenColumns: InvoiceViewColumnsStruct,
});
