// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** ApprovalKindCode: As in the contract. */
export const ApprovalKindCodeStruct = /* @__PURE__ */ enums([
  'STATUS_CHANGE',
  'REFUND',
  'RETURN',
  'SETTLEMENT',
  'MOVEMENT',
  'RATE',
  'CREDENTIAL',
  'LIMIT',
  'FEE',
  'ROLE',
  'RULE',
  'PAYOUT_END',
  'API_KEY',
  'PROVIDER',
]);
