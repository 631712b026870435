// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, boolean, integer, min, string, type } from 'superstruct';
import { IdStruct } from './id.ts';

/** Role: As in the contract. */
export const RoleStruct = /* @__PURE__ */ type({
  id: IdStruct,
  name: /* @__PURE__ */ string(),
  permissions: /* @__PURE__ */ array(/* @__PURE__ */ string()),
  needsSecondFactor: /* @__PURE__ */ boolean(),
  isFixed: /* @__PURE__ */ boolean(),
  isGrantable: /* @__PURE__ */ boolean(),
  peopleCount: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
  version: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
});
