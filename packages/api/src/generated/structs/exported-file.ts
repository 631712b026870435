// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, integer, min, nullable, string, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { TimeStruct } from './time.ts';
import { TimeOrNullStruct } from './time-or-null.ts';
import { AuditActorStruct } from './audit-actor.ts';
import { AuditFactStruct } from './audit-fact.ts';
import { ExportOutcomeStruct } from './export-outcome.ts';

/** ExportedFile: As in the contract. */
export const ExportedFileStruct = /* @__PURE__ */ type({
  id: IdStruct,
  createdDate: TimeStruct,
  endedDate: TimeOrNullStruct,
  actor: AuditActorStruct,
  operation: /* @__PURE__ */ string(),
  fileName: /* @__PURE__ */ string(),
  filter: /* @__PURE__ */ array(AuditFactStruct),
  outcome: /* @__PURE__ */ nullable(ExportOutcomeStruct),
  lines: /* @__PURE__ */ nullable(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 0)),
});
