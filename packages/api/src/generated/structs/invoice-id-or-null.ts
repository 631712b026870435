// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { nullable } from 'superstruct';
import { InvoiceIdStruct } from './invoice-id.ts';

/** InvoiceIdOrNull: As in the contract. */
export const InvoiceIdOrNullStruct = /* @__PURE__ */ nullable(InvoiceIdStruct);
