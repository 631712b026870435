// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** InvitationToken: As in the contract. */
export const InvitationTokenStruct = /* @__PURE__ */ string();
