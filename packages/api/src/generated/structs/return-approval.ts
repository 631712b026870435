// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';
import { ApprovalIdStruct } from './approval-id.ts';
import { ApprovalStatusStruct } from './approval-status.ts';
import { TimeStruct } from './time.ts';
import { AmountStruct } from './amount.ts';
import { CurrencyStruct } from './currency.ts';
import { TextOrNullStruct } from './text-or-null.ts';

/** ReturnApproval: A request for a return that needs a second person. */
export const ReturnApprovalStruct = /* @__PURE__ */ type({
  id: ApprovalIdStruct,
  status: ApprovalStatusStruct,
  requestDate: TimeStruct,
  amount: AmountStruct,
  currency: CurrencyStruct,
  personName: /* @__PURE__ */ string(),
  reason: TextOrNullStruct,
});
