// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** AccountDayState: CLOSED; AGREES: the difference is zero; EXPLAINED; DIFFERS; NO_STATEMENT: the bank has said nothing of
this day.
 */
export const AccountDayStateStruct = /* @__PURE__ */ enums([
  'CLOSED',
  'AGREES',
  'EXPLAINED',
  'DIFFERS',
  'NO_STATEMENT',
]);
