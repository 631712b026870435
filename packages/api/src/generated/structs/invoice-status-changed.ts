// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums, type } from 'superstruct';
import { TimeStruct } from './time.ts';
import { InvoiceStateStruct } from './invoice-state.ts';

/** InvoiceStatusChanged: As in the contract. */
export const InvoiceStatusChangedStruct = /* @__PURE__ */ type({
  type: /* @__PURE__ */ enums(['invoice.status_changed']),
  timestamp: TimeStruct,
  data: InvoiceStateStruct,
});
