// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { CheckBoardStruct } from './check-board.ts';

/** CheckBoardAnswer: As in the contract. */
export const CheckBoardAnswerStruct = /* @__PURE__ */ type({ data: CheckBoardStruct });
