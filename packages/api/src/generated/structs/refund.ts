// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { optional, string, type } from 'superstruct';
import { InvoiceIdStruct } from './invoice-id.ts';
import { TimeStruct } from './time.ts';
import { AmountStruct } from './amount.ts';
import { CurrencyStruct } from './currency.ts';
import { InvoiceStatusStruct } from './invoice-status.ts';
import { ActorStruct } from './actor.ts';

/** Refund: A withdrawal that gives a deposit back. */
export const RefundStruct = /* @__PURE__ */ type({
  invoiceId: InvoiceIdStruct,
  createdDate: TimeStruct,
  statusDate: TimeStruct,
  amount: AmountStruct,
  currency: CurrencyStruct,
  invoiceStatus: InvoiceStatusStruct,
  actor: ActorStruct,
  reason: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  formUrl: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
});
