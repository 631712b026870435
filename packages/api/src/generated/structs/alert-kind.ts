// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** AlertKind: `SUCCESS_RATE_BELOW`: less than `percent` of the payments that ended in the last `minutes` succeeded, of
`minimum` payments or more. `NO_PAYMENTS`: none succeeded in the last `minutes`. `CALLBACKS_FAILING`: of the
callbacks that were tried in the last `minutes`, `percent` or more were not delivered, of `minimum` or more; or
`count` or more. `ACCOUNT_NEAR_LIMIT`: an enabled payment account has `percent` of its limit or more.
`INVARIANT_BROKEN`: a check of the system is broken. `BALANCE_BELOW`: the merchant's balance in `currency` is
below `amount`.
 */
export const AlertKindStruct = /* @__PURE__ */ enums([
  'SUCCESS_RATE_BELOW',
  'NO_PAYMENTS',
  'CALLBACKS_FAILING',
  'ACCOUNT_NEAR_LIMIT',
  'INVARIANT_BROKEN',
  'BALANCE_BELOW',
]);
