// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, boolean, integer, min, nullable, optional, type } from 'superstruct';
import { AmountStruct } from './amount.ts';
import { ShownMoneyStruct } from './shown-money.ts';
import { PreviewedPostingStruct } from './previewed-posting.ts';
import { SignedAmountStruct } from './signed-amount.ts';
import { WebhookTypeStruct } from './webhook-type.ts';
import { InvoiceStatusStruct } from './invoice-status.ts';

/** ChangePreview: As in the contract. */
export const ChangePreviewStruct = /* @__PURE__ */ type({
  version: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
  isReasonRequired: /* @__PURE__ */ boolean(),
  isApprovalRequired: /* @__PURE__ */ boolean(),
  fee: /* @__PURE__ */ nullable(AmountStruct),
  reportedAmount: /* @__PURE__ */ optional(AmountStruct),
  vouchedAmount: AmountStruct,
  shownMoney: /* @__PURE__ */ optional(/* @__PURE__ */ array(ShownMoneyStruct)),
  postings: /* @__PURE__ */ optional(/* @__PURE__ */ array(PreviewedPostingStruct)),
  balance: /* @__PURE__ */ optional(
    /* @__PURE__ */ type({ before: SignedAmountStruct, after: SignedAmountStruct }),
  ),
  callbacks: /* @__PURE__ */ array(
    /* @__PURE__ */ type({ type: WebhookTypeStruct, invoiceStatus: InvoiceStatusStruct }),
  ),
  isPayoutUnderWay: /* @__PURE__ */ boolean(),
  isReleasing: /* @__PURE__ */ boolean(),
});
