// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, integer, max, min, string, type } from 'superstruct';
import { InvoiceIdStruct } from './invoice-id.ts';
import { InvoiceStatusStruct } from './invoice-status.ts';
import { AmountStruct } from './amount.ts';
import { TimeStruct } from './time.ts';
import { NamedRefStruct } from './named-ref.ts';

/** TransferCandidate: As in the contract. */
export const TransferCandidateStruct = /* @__PURE__ */ type({
  invoiceId: InvoiceIdStruct,
  merchantInvoiceId: /* @__PURE__ */ string(),
  invoiceStatus: InvoiceStatusStruct,
  amount: AmountStruct,
  missing: /* @__PURE__ */ max(
    /* @__PURE__ */ min(/* @__PURE__ */ integer(), -9007199254740991),
    9007199254740991,
  ),
  isExact: /* @__PURE__ */ boolean(),
  isNamed: /* @__PURE__ */ boolean(),
  createdDate: TimeStruct,
  statusDate: TimeStruct,
  terminal: NamedRefStruct,
});
