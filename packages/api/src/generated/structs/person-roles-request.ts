// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { RoleIdsStruct } from './role-ids.ts';

/** PersonRolesRequest: As in the contract. */
export const PersonRolesRequestStruct = /* @__PURE__ */ type({ roleIds: RoleIdsStruct });
