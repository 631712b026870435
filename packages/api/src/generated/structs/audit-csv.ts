// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** AuditCsv: UTF-8 with a byte order mark. Columns: Entry ID, Created date (ISO 8601 UTC), Actor type, Actor ID, Actor,
API key ID, Action, Object kind, Object ID, Merchant ID, Merchant, Before, After, Details (each a JSON
object), Address, Request ID.
 */
export const AuditCsvStruct = /* @__PURE__ */ string();
