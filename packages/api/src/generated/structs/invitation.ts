// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';
import { TimeStruct } from './time.ts';

/** Invitation: As in the contract. */
export const InvitationStruct = /* @__PURE__ */ type({
  username: /* @__PURE__ */ string(),
  firstName: /* @__PURE__ */ string(),
  lastName: /* @__PURE__ */ string(),
  invitedBy: /* @__PURE__ */ string(),
  expiryDate: TimeStruct,
});
