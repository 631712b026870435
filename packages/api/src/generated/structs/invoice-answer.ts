// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { InvoiceStruct } from './invoice.ts';

/** InvoiceAnswer: As in the contract. */
export const InvoiceAnswerStruct = /* @__PURE__ */ type({ data: InvoiceStruct });
