// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** NotificationKindCode: A code of the reference list 108. */
export const NotificationKindCodeStruct = /* @__PURE__ */ enums([
  'TRANSFER_UNMATCHED',
  'TRANSFER_DIFFERS',
  'TRANSFER_LATE',
  'REPORTS_CONTRADICT',
  'PAYOUT_WAITS',
  'PAYOUT_UNKNOWN',
  'PAYOUT_AFTER_RELEASE',
  'BALANCE_BELOW_ZERO',
  'CALLBACK_FAILED',
  'ACCOUNT_NEAR_LIMIT',
  'TICKET_WAITS',
  'REPORT_FAILED',
  'NO_ACCOUNT_FREE',
  'ACCOUNT_BELOW_ZERO',
  'APPROVAL_WAITS',
  'APPROVAL_ENDED',
  'DEPOSIT_WAITS',
  'INVARIANT_BROKEN',
  'ACCOUNT_PAUSED',
  'CHECKS_INCOMPLETE',
]);
