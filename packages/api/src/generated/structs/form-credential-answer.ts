// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { optional, type } from 'superstruct';
import { AmountStruct } from './amount.ts';
import { FormCredentialsStruct } from './form-credentials.ts';

/** FormCredentialAnswer: As in the contract. */
export const FormCredentialAnswerStruct = /* @__PURE__ */ type({
  amount: AmountStruct,
  credentials: /* @__PURE__ */ optional(FormCredentialsStruct),
});
