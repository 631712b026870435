// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, optional, type } from 'superstruct';
import { ApprovalChangeStruct } from './approval-change.ts';
import { ApprovalVariantStruct } from './approval-variant.ts';
import { AmountStruct } from './amount.ts';
import { PreviewedPostingStruct } from './previewed-posting.ts';
import { SignedAmountStruct } from './signed-amount.ts';
import { WebhookTypeStruct } from './webhook-type.ts';
import { InvoiceStatusStruct } from './invoice-status.ts';

/** ApprovalPreview: The effect of the change at the time of the request. */
export const ApprovalPreviewStruct = /* @__PURE__ */ type({
  changes: /* @__PURE__ */ array(ApprovalChangeStruct),
  variant: /* @__PURE__ */ optional(ApprovalVariantStruct),
  vouchedAmount: /* @__PURE__ */ optional(AmountStruct),
  postings: /* @__PURE__ */ optional(/* @__PURE__ */ array(PreviewedPostingStruct)),
  balance: /* @__PURE__ */ optional(
    /* @__PURE__ */ type({ before: SignedAmountStruct, after: SignedAmountStruct }),
  ),
  callbacks: /* @__PURE__ */ optional(
    /* @__PURE__ */ array(
      /* @__PURE__ */ type({
        type: /* @__PURE__ */ optional(WebhookTypeStruct),
        invoiceStatus: InvoiceStatusStruct,
      }),
    ),
  ),
});
