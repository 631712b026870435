// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { InvoiceIdStruct } from './invoice-id.ts';

/** RefundOf: The deposit that this withdrawal gives back. */
export const RefundOfStruct = InvoiceIdStruct;
