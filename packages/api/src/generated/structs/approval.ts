// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, nullable, string, type } from 'superstruct';
import { ApprovalIdStruct } from './approval-id.ts';
import { ApprovalKindStruct } from './approval-kind.ts';
import { ApprovalStatusStruct } from './approval-status.ts';
import { IdStruct } from './id.ts';
import { AmountStruct } from './amount.ts';
import { CurrencyStruct } from './currency.ts';
import { ApprovalPreviewStruct } from './approval-preview.ts';
import { TimeStruct } from './time.ts';

/** Approval: As in the contract. */
export const ApprovalStruct = /* @__PURE__ */ type({
  id: ApprovalIdStruct,
  kind: ApprovalKindStruct,
  status: ApprovalStatusStruct,
  subject: /* @__PURE__ */ type({
    type: /* @__PURE__ */ string(),
    id: /* @__PURE__ */ string(),
    name: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  }),
  merchant: /* @__PURE__ */ nullable(
    /* @__PURE__ */ type({ id: IdStruct, name: /* @__PURE__ */ string() }),
  ),
  isTest: /* @__PURE__ */ boolean(),
  size: /* @__PURE__ */ nullable(
    /* @__PURE__ */ type({ amount: AmountStruct, currency: CurrencyStruct }),
  ),
  preview: ApprovalPreviewStruct,
  reason: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  requester: /* @__PURE__ */ string(),
  requestedDate: TimeStruct,
  expiresDate: TimeStruct,
  decider: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  decidedDate: /* @__PURE__ */ nullable(TimeStruct),
  decisionReason: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  isOwn: /* @__PURE__ */ boolean(),
  canDecide: /* @__PURE__ */ boolean(),
});
