// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** StatusReason: As in the contract. */
export const StatusReasonStruct = /* @__PURE__ */ enums([
  'created',
  'requisites_issued',
  'customer_paid',
  'part_received',
  'money_reported',
  'booked',
  'deadline_passed',
  'canceled_by_merchant',
  'canceled_by_customer',
  'match_window_ended',
  'provider_refused',
  'amount_differs',
  'return_requested',
  'money_late',
  'reports_contradict',
  'changed_by_person',
  'payout_started',
  'payout_paid',
  'payout_declared_paid',
  'payouts_exhausted',
  'payout_unknown',
  'paid_after_release',
  'funds_short',
  'retried_by_person',
]);
