// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums, integer, max, min, optional, string, type } from 'superstruct';
import { FormIdStruct } from './form-id.ts';
import { SupportCodeStruct } from './support-code.ts';

/** FormReturnRequest: As in the contract. */
export const FormReturnRequestStruct = /* @__PURE__ */ type({
  credential: /* @__PURE__ */ string(),
  bankCodeInteger: /* @__PURE__ */ optional(
    /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 9007199254740991),
  ),
  type: /* @__PURE__ */ optional(/* @__PURE__ */ enums(['by_mobile'])),
  formId: FormIdStruct,
  supportCode: SupportCodeStruct,
});
