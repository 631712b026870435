// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { InvoiceViewStruct } from './invoice-view.ts';

/** InvoiceViewAnswer: As in the contract. */
export const InvoiceViewAnswerStruct = /* @__PURE__ */ type({ data: InvoiceViewStruct });
