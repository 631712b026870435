// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { ApprovalStruct } from './approval.ts';

/** ApprovalRequestedAnswer: The change was not made. It waits for the approval of a second person. */
export const ApprovalRequestedAnswerStruct = /* @__PURE__ */ type({ approval: ApprovalStruct });
