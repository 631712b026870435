// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { TransactionStruct } from './transaction.ts';

/** TransactionAnswer: As in the contract. */
export const TransactionAnswerStruct = /* @__PURE__ */ type({ data: TransactionStruct });
