// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, min, type } from 'superstruct';
import { CurrencyStruct } from './currency.ts';
import { InvoiceStatusStruct } from './invoice-status.ts';
import { AmountStruct } from './amount.ts';

/** InvoiceTotal: As in the contract. */
export const InvoiceTotalStruct = /* @__PURE__ */ type({
  currency: CurrencyStruct,
  invoiceStatus: InvoiceStatusStruct,
  count: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
  sum: AmountStruct,
});
