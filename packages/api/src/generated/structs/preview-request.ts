// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, max, min, optional, type } from 'superstruct';
import { ShownTransferIdStruct } from './shown-transfer-id.ts';
import { RefundPayeeStruct } from './refund-payee.ts';
import { TransactionOutcomeStruct } from './transaction-outcome.ts';

/** PreviewRequest: Exactly one of `statusId`, `amount`, `refund` and `transactionEnd`; `statusId` also with either
`transferId` or `amount`, as in `changeInvoiceStatus`.
 */
export const PreviewRequestStruct = /* @__PURE__ */ type({
  statusId: /* @__PURE__ */ optional(
    /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 8),
  ),
  transferId: /* @__PURE__ */ optional(ShownTransferIdStruct),
  amount: /* @__PURE__ */ optional(
    /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 9007199254740991),
  ),
  refund: /* @__PURE__ */ optional(
    /* @__PURE__ */ type({
      amount: /* @__PURE__ */ max(
        /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
        9007199254740991,
      ),
      payee: /* @__PURE__ */ optional(RefundPayeeStruct),
    }),
  ),
  transactionEnd: /* @__PURE__ */ optional(
    /* @__PURE__ */ type({ status: TransactionOutcomeStruct }),
  ),
});
