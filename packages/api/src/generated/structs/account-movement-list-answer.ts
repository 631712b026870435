// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, integer, min, type } from 'superstruct';
import { AccountMovementStruct } from './account-movement.ts';

/** AccountMovementListAnswer: As in the contract. */
export const AccountMovementListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(AccountMovementStruct),
  total: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
});
