// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, optional, type } from 'superstruct';
import { AmountStruct } from './amount.ts';
import { AdjustmentStruct } from './adjustment.ts';
import { FormCredentialsStruct } from './form-credentials.ts';

/** FormCredentialAnswer: As in the contract. */
export const FormCredentialAnswerStruct = /* @__PURE__ */ type({
  amount: AmountStruct,
  adjustment: /* @__PURE__ */ optional(AdjustmentStruct),
  credentials: /* @__PURE__ */ optional(FormCredentialsStruct),
  alternatives: /* @__PURE__ */ optional(/* @__PURE__ */ array(AmountStruct)),
});
