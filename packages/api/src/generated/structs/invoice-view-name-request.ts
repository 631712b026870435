// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { InvoiceViewNameStruct } from './invoice-view-name.ts';

/** InvoiceViewNameRequest: As in the contract. */
export const InvoiceViewNameRequestStruct = /* @__PURE__ */ type({ name: InvoiceViewNameStruct });
