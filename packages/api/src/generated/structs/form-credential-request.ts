// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, max, min, type } from 'superstruct';
import { FormIdStruct } from './form-id.ts';
import { IdStruct } from './id.ts';
import { SupportCodeStruct } from './support-code.ts';

/** FormCredentialRequest: As in the contract. */
export const FormCredentialRequestStruct = /* @__PURE__ */ type({
  amount: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 9007199254740991),
  formId: FormIdStruct,
  paymentMethodId: IdStruct,
  supportCode: SupportCodeStruct,
});
