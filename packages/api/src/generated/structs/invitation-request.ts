// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { InvitationTokenStruct } from './invitation-token.ts';

/** InvitationRequest: As in the contract. */
export const InvitationRequestStruct = /* @__PURE__ */ type({ token: InvitationTokenStruct });
