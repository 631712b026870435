// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** KeyScope: `read`: invoices, balances, terminals, events, and example events. `deposits`: forms of deposits, and
cancelling. `payouts`: payouts, and with `deposits` forms of withdrawals. `refunds`: refunds. `webhooks`: webhook
endpoints and their secrets, and sending events again.
 */
export const KeyScopeStruct = /* @__PURE__ */ enums([
  'read',
  'deposits',
  'payouts',
  'refunds',
  'webhooks',
]);
