// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { InvoiceIdStruct } from './invoice-id.ts';
import { ChangeReasonStruct } from './change-reason.ts';

/** TransferAssignRequest: As in the contract. */
export const TransferAssignRequestStruct = /* @__PURE__ */ type({
  invoiceId: InvoiceIdStruct,
  reason: ChangeReasonStruct,
});
