// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums, type } from 'superstruct';
import { AmountStruct } from './amount.ts';

/** RefundUnderWay: As in the contract. */
export const RefundUnderWayStruct = /* @__PURE__ */ type({
  kind: /* @__PURE__ */ enums(['REFUND', 'RETURN']),
  state: /* @__PURE__ */ enums(['PAYEE', 'APPROVAL', 'PAYOUT', 'UNKNOWN', 'PERSON']),
  amount: AmountStruct,
});
