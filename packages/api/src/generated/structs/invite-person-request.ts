// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { nullable, string, type } from 'superstruct';
import { NewUsernameStruct } from './new-username.ts';
import { IdStruct } from './id.ts';
import { RoleIdsStruct } from './role-ids.ts';

/** InvitePersonRequest: As in the contract. */
export const InvitePersonRequestStruct = /* @__PURE__ */ type({
  username: NewUsernameStruct,
  firstName: /* @__PURE__ */ string(),
  lastName: /* @__PURE__ */ string(),
  merchantId: /* @__PURE__ */ nullable(IdStruct),
  roleIds: RoleIdsStruct,
});
