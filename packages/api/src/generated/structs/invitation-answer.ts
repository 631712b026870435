// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { InvitationStruct } from './invitation.ts';

/** InvitationAnswer: As in the contract. */
export const InvitationAnswerStruct = /* @__PURE__ */ type({ data: InvitationStruct });
