// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, boolean, optional, string, type } from 'superstruct';
import { PermissionNameStruct } from './permission-name.ts';

/** RoleRequest: As in the contract. */
export const RoleRequestStruct = /* @__PURE__ */ type({
  name: /* @__PURE__ */ string(),
  permissions: /* @__PURE__ */ array(PermissionNameStruct),
  needsSecondFactor: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
});
