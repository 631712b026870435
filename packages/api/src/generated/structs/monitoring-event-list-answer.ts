// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, boolean, type } from 'superstruct';
import { AuditEntryStruct } from './audit-entry.ts';

/** MonitoringEventListAnswer: As in the contract. */
export const MonitoringEventListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(AuditEntryStruct),
  hasMore: /* @__PURE__ */ boolean(),
});
