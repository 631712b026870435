// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { InvoiceAssigneeStruct } from './invoice-assignee.ts';

/** InvoiceAssigneeAnswer: As in the contract. */
export const InvoiceAssigneeAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ type({ assignee: InvoiceAssigneeStruct }),
});
