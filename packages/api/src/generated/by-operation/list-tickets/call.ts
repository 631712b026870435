// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { TicketListAnswerStruct } from '../../structs/ticket-list-answer.ts';
import type { ListTicketsData, TicketListAnswer } from '../../types.ts';

/** The input of {@link listTickets}. */
export interface ListTicketsParameters {
  readonly invoiceId: NonNullable<ListTicketsData['path']>['invoiceId'];
}

/**
 * Lists the support tickets of an invoice, newest first.
 * @throws ApiProblem
 */
export async function listTickets(
  client: ApiClient,
  parameters: ListTicketsParameters,
  options: CallOptions = {},
): Promise<TicketListAnswer> {
  return readAnswer<TicketListAnswer>(
    TicketListAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/merchant/support/${encodeURIComponent(parameters.invoiceId)}`,
      signal: options.signal,
    }),
    'listTickets',
  );
}
