// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { RoleStruct } from './role.ts';

/** RoleListAnswer: As in the contract. */
export const RoleListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(RoleStruct),
});
