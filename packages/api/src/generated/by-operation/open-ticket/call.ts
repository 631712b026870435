// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { TicketAnswerStruct } from '../../structs/ticket-answer.ts';
import type { OpenTicketData, TicketAnswer } from '../../types.ts';

/** The input of {@link openTicket}. */
export interface OpenTicketParameters {
  readonly body: OpenTicketData['body'];
}

/**
 * Opens a support ticket about an invoice.
 * @throws ApiProblem
 */
export async function openTicket(
  client: ApiClient,
  parameters: OpenTicketParameters,
  options: CallOptions = {},
): Promise<TicketAnswer> {
  return readAnswer<TicketAnswer>(
    TicketAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/merchant/support',
      body: parameters.body,
      signal: options.signal,
    }),
    'openTicket',
  );
}
