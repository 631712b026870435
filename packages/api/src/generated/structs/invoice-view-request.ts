// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { InvoiceViewNameStruct } from './invoice-view-name.ts';
import { InvoiceViewAddressStruct } from './invoice-view-address.ts';
import { InvoiceViewColumnsStruct } from './invoice-view-columns.ts';

/** InvoiceViewRequest: As in the contract. */
export const InvoiceViewRequestStruct = /* @__PURE__ */ type({
  name: InvoiceViewNameStruct,
  address: InvoiceViewAddressStruct,
  hiddenColumns: InvoiceViewColumnsStruct,
});
