// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** ApprovalVariant: The change itself, where a kind of approvals has several: the status or the amount of an invoice, a transfer
that a person reported or assigned to it, a Retry of a withdrawal, a reported transfer that is taken back.
Absent for other kinds.
 */
export const ApprovalVariantStruct = /* @__PURE__ */ enums([
  'STATUS',
  'AMOUNT',
  'REPORTED_TRANSFER',
  'ASSIGNED_TRANSFER',
  'RETRY',
  'REVERSED_TRANSFER',
]);
