// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { TransactionStruct } from './transaction.ts';

/** TransactionListAnswer: As in the contract. */
export const TransactionListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(TransactionStruct),
});
