// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { IdStruct } from './id.ts';
import { SignedAmountStruct } from './signed-amount.ts';
import { TextOrNullStruct } from './text-or-null.ts';

/** StatementLine: As in the contract. */
export const StatementLineStruct = /* @__PURE__ */ type({
  id: IdStruct,
  amount: SignedAmountStruct,
  reference: TextOrNullStruct,
  counterparty: TextOrNullStruct,
  purpose: TextOrNullStruct,
});
