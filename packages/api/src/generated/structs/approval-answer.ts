// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { ApprovalStruct } from './approval.ts';

/** ApprovalAnswer: As in the contract. */
export const ApprovalAnswerStruct = /* @__PURE__ */ type({ data: ApprovalStruct });
