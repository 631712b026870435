// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { nullable, optional, string, type } from 'superstruct';
import { AuditObjectStruct } from './audit-object.ts';

/** AuditFact: As in the contract. */
export const AuditFactStruct = /* @__PURE__ */ type({
  name: /* @__PURE__ */ string(),
  value: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  object: /* @__PURE__ */ optional(AuditObjectStruct),
});
