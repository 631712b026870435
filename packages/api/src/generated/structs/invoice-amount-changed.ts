// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums, type } from 'superstruct';
import { TimeStruct } from './time.ts';
import { InvoiceStateStruct } from './invoice-state.ts';

/** InvoiceAmountChanged: As in the contract. */
export const InvoiceAmountChangedStruct = /* @__PURE__ */ type({
  type: /* @__PURE__ */ enums(['invoice.amount_changed']),
  timestamp: TimeStruct,
  data: InvoiceStateStruct,
});
