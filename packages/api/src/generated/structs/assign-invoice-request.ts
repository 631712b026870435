// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { nullable, type } from 'superstruct';
import { IdStruct } from './id.ts';

/** AssignInvoiceRequest: As in the contract. */
export const AssignInvoiceRequestStruct = /* @__PURE__ */ type({
  personId: /* @__PURE__ */ nullable(IdStruct),
});
