// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** ReportNameCode: As in the contract. */
export const ReportNameCodeStruct = /* @__PURE__ */ enums([
  'invoice',
  'balance',
  'provider',
  'pool.balance',
]);
