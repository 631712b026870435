// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';

/** AuditObject: As in the contract. */
export const AuditObjectStruct = /* @__PURE__ */ type({
  kind: /* @__PURE__ */ string(),
  id: /* @__PURE__ */ string(),
});
