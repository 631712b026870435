// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { FormTicketStruct } from '../../structs/form-ticket.ts';
import type { FormTicket, OpenFormTicketData } from '../../types.ts';

/** The input of {@link openFormTicket}. */
export interface OpenFormTicketParameters {
  readonly formId: NonNullable<OpenFormTicketData['path']>['formId'];
  readonly body: OpenFormTicketData['body'];
}

/**
 * Opens a support ticket about the payment for the customer.
 * @throws ApiProblem
 */
export async function openFormTicket(
  client: ApiClient,
  parameters: OpenFormTicketParameters,
  options: CallOptions = {},
): Promise<FormTicket> {
  return readAnswer<FormTicket>(
    FormTicketStruct,
    await client({
      method: 'POST',
      path: `/api/payments/form/${encodeURIComponent(parameters.formId)}/ticket`,
      body: parameters.body,
      signal: options.signal,
    }),
    'openFormTicket',
  );
}
