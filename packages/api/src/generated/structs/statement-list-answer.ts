// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { StatementStruct } from './statement.ts';
import { CountStruct } from './count.ts';

/** StatementListAnswer: As in the contract. */
export const StatementListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(StatementStruct),
  total: CountStruct,
});
