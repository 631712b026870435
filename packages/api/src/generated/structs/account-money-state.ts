// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** AccountMoneyState: As in the contract. */
export const AccountMoneyStateStruct = /* @__PURE__ */ enums([
  'ASSIGNED',
  'UNMATCHED',
  'REVERSED',
  'REVERSAL',
  'UNDER_WAY',
  'PAID',
  'UNKNOWN',
  'FAILED',
]);
