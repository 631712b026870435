// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';
import { FormIdStruct } from './form-id.ts';
import { InvoiceIdStruct } from './invoice-id.ts';

/** CreatedForm: As in the contract. */
export const CreatedFormStruct = /* @__PURE__ */ type({
  formId: FormIdStruct,
  invoiceId: InvoiceIdStruct,
  url: /* @__PURE__ */ string(),
});
