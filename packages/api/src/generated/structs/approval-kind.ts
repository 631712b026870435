// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';
import { ApprovalKindCodeStruct } from './approval-kind-code.ts';

/** ApprovalKind: As in the contract. */
export const ApprovalKindStruct = /* @__PURE__ */ type({
  code: ApprovalKindCodeStruct,
  name: /* @__PURE__ */ string(),
});
