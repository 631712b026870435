// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** AuditCursor: A place in the list; pass it on unchanged. */
export const AuditCursorStruct = /* @__PURE__ */ string();
