// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, max, min, optional, type } from 'superstruct';
import { RefundPayeeStruct } from './refund-payee.ts';

/** PreviewRequest: Exactly one of the three. */
export const PreviewRequestStruct = /* @__PURE__ */ type({
  statusId: /* @__PURE__ */ optional(
    /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 8),
  ),
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
});
