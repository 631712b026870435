// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** PostingKind: money_vouched is money that staff, not a provider, reported. */
export const PostingKindStruct = /* @__PURE__ */ enums([
  'money_reported',
  'money_vouched',
  'money_assigned',
  'money_reversed',
  'status_moved',
  'return_started',
  'return_paid',
  'return_failed',
  'settlement',
  'account_movement',
]);
