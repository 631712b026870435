// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** AuditActorType: A user, a merchant's server, a provider's server, a customer on the payment form, the system itself, or
the command line of the server.
 */
export const AuditActorTypeStruct = /* @__PURE__ */ enums([
  'staff',
  'merchant',
  'provider',
  'customer',
  'system',
  'command_line',
]);
