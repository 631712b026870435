// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';
import { InvitationTokenStruct } from './invitation-token.ts';

/** AcceptInvitationRequest: As in the contract. */
export const AcceptInvitationRequestStruct = /* @__PURE__ */ type({
  token: InvitationTokenStruct,
  password: /* @__PURE__ */ string(),
});
