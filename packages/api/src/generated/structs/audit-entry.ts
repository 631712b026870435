// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, nullable, string, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { TimeStruct } from './time.ts';
import { AuditActorStruct } from './audit-actor.ts';
import { AuditObjectStruct } from './audit-object.ts';
import { AuditMerchantStruct } from './audit-merchant.ts';
import { AuditChangeStruct } from './audit-change.ts';
import { AuditFactStruct } from './audit-fact.ts';

/** AuditEntry: As in the contract. */
export const AuditEntryStruct = /* @__PURE__ */ type({
  id: IdStruct,
  createdDate: TimeStruct,
  actor: AuditActorStruct,
  action: /* @__PURE__ */ string(),
  object: AuditObjectStruct,
  merchant: /* @__PURE__ */ nullable(AuditMerchantStruct),
  changes: /* @__PURE__ */ array(AuditChangeStruct),
  details: /* @__PURE__ */ array(AuditFactStruct),
  address: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  requestId: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
});
