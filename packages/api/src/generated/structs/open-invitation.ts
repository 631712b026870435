// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, string, type } from 'superstruct';
import { TimeStruct } from './time.ts';

/** OpenInvitation: As in the contract. */
export const OpenInvitationStruct = /* @__PURE__ */ type({
  invitedBy: /* @__PURE__ */ string(),
  expiryDate: TimeStruct,
  isExpired: /* @__PURE__ */ boolean(),
});
