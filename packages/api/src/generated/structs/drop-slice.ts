// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { max, min, nullable, number, optional, string, type } from 'superstruct';
import { PaymentMethodNameStruct } from './payment-method-name.ts';
import { IdStruct } from './id.ts';
import { NamedRefStruct } from './named-ref.ts';
import { SuccessCountsStruct } from './success-counts.ts';

/** DropSlice: A part of a terminal's invoices. Without a field its invoices differ in it; null: its invoices have
none. Accounts without a bank's name share none.
 */
export const DropSliceStruct = /* @__PURE__ */ type({
  paymentMethod: /* @__PURE__ */ optional(
    /* @__PURE__ */ nullable(/* @__PURE__ */ type({ name: PaymentMethodNameStruct })),
  ),
  bank: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  account: /* @__PURE__ */ optional(
    /* @__PURE__ */ nullable(
      /* @__PURE__ */ type({ id: IdStruct, lastFour: /* @__PURE__ */ string() }),
    ),
  ),
  provider: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(NamedRefStruct)),
  now: SuccessCountsStruct,
  before: SuccessCountsStruct,
  sharePercent: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ number(), 0), 100),
});
