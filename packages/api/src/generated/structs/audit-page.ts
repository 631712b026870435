// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, nullable, type } from 'superstruct';
import { AuditEntryStruct } from './audit-entry.ts';
import { AuditCursorStruct } from './audit-cursor.ts';

/** AuditPage: As in the contract. */
export const AuditPageStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(AuditEntryStruct),
  next: /* @__PURE__ */ nullable(AuditCursorStruct),
});
