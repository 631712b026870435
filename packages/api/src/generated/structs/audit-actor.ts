// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { nullable, string, type } from 'superstruct';
import { AuditActorTypeStruct } from './audit-actor-type.ts';
import { IdStruct } from './id.ts';

/** AuditActor: As in the contract. */
export const AuditActorStruct = /* @__PURE__ */ type({
  type: AuditActorTypeStruct,
  id: /* @__PURE__ */ nullable(IdStruct),
  name: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  apiKeyId: /* @__PURE__ */ nullable(IdStruct),
});
