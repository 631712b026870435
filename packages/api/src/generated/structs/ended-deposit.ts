// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { InvoiceIdOrNullStruct } from './invoice-id-or-null.ts';
import { DepositOutcomeStruct } from './deposit-outcome.ts';
import { TimeStruct } from './time.ts';

/** EndedDeposit: As in the contract. */
export const EndedDepositStruct = /* @__PURE__ */ type({
  invoiceId: InvoiceIdOrNullStruct,
  outcome: DepositOutcomeStruct,
  date: TimeStruct,
});
