// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { nullable, string, type } from 'superstruct';

/** AuditChange: One field; null where it had or has no value. */
export const AuditChangeStruct = /* @__PURE__ */ type({
  field: /* @__PURE__ */ string(),
  before: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  after: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
});
