// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array } from 'superstruct';
import { IdStruct } from './id.ts';

/** RoleIds: As in the contract. */
export const RoleIdsStruct = /* @__PURE__ */ array(IdStruct);
