// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** ApprovalId: As in the contract. */
export const ApprovalIdStruct = /* @__PURE__ */ string();
