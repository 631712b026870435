// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { NamedRefStruct } from './named-ref.ts';

/** InvoiceAssigneeListAnswer: As in the contract. */
export const InvoiceAssigneeListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(NamedRefStruct),
});
