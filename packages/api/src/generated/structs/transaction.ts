// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { TransactionIdStruct } from './transaction-id.ts';
import { TransactionStatusStruct } from './transaction-status.ts';
import { TimeStruct } from './time.ts';

/** Transaction: As in the contract. */
export const TransactionStruct = /* @__PURE__ */ type({
  id: TransactionIdStruct,
  status: TransactionStatusStruct,
  createDate: TimeStruct,
  statusDate: TimeStruct,
});
