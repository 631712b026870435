// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, nullable, type } from 'superstruct';
import { ExportedFileStruct } from './exported-file.ts';
import { AuditCursorStruct } from './audit-cursor.ts';

/** ExportedFilePage: As in the contract. */
export const ExportedFilePageStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(ExportedFileStruct),
  next: /* @__PURE__ */ nullable(AuditCursorStruct),
});
