// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { nullable, optional, string, type } from 'superstruct';
import { AuditObjectStruct } from './audit-object.ts';

/** AuditChange: One field; null where it had or has no value. */
export const AuditChangeStruct = /* @__PURE__ */ type({
  field: /* @__PURE__ */ string(),
  before: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  after: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  beforeObject: /* @__PURE__ */ optional(AuditObjectStruct),
  afterObject: /* @__PURE__ */ optional(AuditObjectStruct),
});
