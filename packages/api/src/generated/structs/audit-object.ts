// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { optional, string, type } from 'superstruct';

/** AuditObject: As in the contract. */
export const AuditObjectStruct = /* @__PURE__ */ type({
  kind: /* @__PURE__ */ string(),
  id: /* @__PURE__ */ string(),
  name: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
});
