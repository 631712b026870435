// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, nullable, type } from 'superstruct';
import { TransactionIdStruct } from './transaction-id.ts';
import { TransactionStatusStruct } from './transaction-status.ts';
import { TimeStruct } from './time.ts';

/** OpenPayout: A payout with an unknown outcome. Only with invoice.transaction.read. */
export const OpenPayoutStruct = /* @__PURE__ */ type({
  id: TransactionIdStruct,
  status: TransactionStatusStruct,
  createDate: TimeStruct,
  statusDate: TimeStruct,
  nextAskDate: /* @__PURE__ */ nullable(TimeStruct),
  isMadeByHand: /* @__PURE__ */ boolean(),
  isEndable: /* @__PURE__ */ boolean(),
});
