// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { AccountMovementStruct } from './account-movement.ts';

/** AccountMovementAnswer: As in the contract. */
export const AccountMovementAnswerStruct = /* @__PURE__ */ type({ data: AccountMovementStruct });
