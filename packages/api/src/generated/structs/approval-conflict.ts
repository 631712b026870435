// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums, optional, string, type } from 'superstruct';
import { ApprovalStruct } from './approval.ts';

/** ApprovalConflict: As in the contract. */
export const ApprovalConflictStruct = /* @__PURE__ */ type({
  type: /* @__PURE__ */ string(),
  title: /* @__PURE__ */ string(),
  status: /* @__PURE__ */ enums([409]),
  detail: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  code: /* @__PURE__ */ enums(['approval_stale']),
  requestId: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  current: ApprovalStruct,
});
