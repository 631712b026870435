// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, max, min, type } from 'superstruct';
import { MovementDirectionStruct } from './movement-direction.ts';
import { ChangeReasonStruct } from './change-reason.ts';

/** AccountMovementRequest: As in the contract. */
export const AccountMovementRequestStruct = /* @__PURE__ */ type({
  direction: MovementDirectionStruct,
  amount: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 9007199254740991),
  comment: ChangeReasonStruct,
});
