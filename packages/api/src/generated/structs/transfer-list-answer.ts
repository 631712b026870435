// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, integer, min, type } from 'superstruct';
import { TransferStruct } from './transfer.ts';

/** TransferListAnswer: As in the contract. */
export const TransferListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(TransferStruct),
  total: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
});
