// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { TicketDescriptionStruct } from './ticket-description.ts';
import { FormIdStruct } from './form-id.ts';
import { SupportCodeStruct } from './support-code.ts';

/** FormTicketRequest: As in the contract. */
export const FormTicketRequestStruct = /* @__PURE__ */ type({
  description: TicketDescriptionStruct,
  formId: FormIdStruct,
  supportCode: SupportCodeStruct,
});
