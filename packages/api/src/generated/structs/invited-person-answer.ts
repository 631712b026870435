// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { InvitedPersonStruct } from './invited-person.ts';

/** InvitedPersonAnswer: As in the contract. */
export const InvitedPersonAnswerStruct = /* @__PURE__ */ type({ data: InvitedPersonStruct });
