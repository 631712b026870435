// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { StatementStruct } from './statement.ts';

/** StatementAnswer: As in the contract. */
export const StatementAnswerStruct = /* @__PURE__ */ type({ data: StatementStruct });
