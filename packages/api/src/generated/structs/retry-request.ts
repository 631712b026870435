// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { InvoiceIdStruct } from './invoice-id.ts';

/** RetryRequest: As in the contract. */
export const RetryRequestStruct = /* @__PURE__ */ type({ invoiceId: InvoiceIdStruct });
