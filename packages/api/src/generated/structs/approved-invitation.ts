// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';
import { TimeStruct } from './time.ts';

/** ApprovedInvitation: The link of an invited person who will decide about requests. The approver passes it on, because the
requester could become that person with it.
 */
export const ApprovedInvitationStruct = /* @__PURE__ */ type({
  firstName: /* @__PURE__ */ string(),
  lastName: /* @__PURE__ */ string(),
  link: /* @__PURE__ */ string(),
  expiryDate: TimeStruct,
});
