// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { RoleStruct } from './role.ts';

/** RoleAnswer: As in the contract. */
export const RoleAnswerStruct = /* @__PURE__ */ type({ data: RoleStruct });
