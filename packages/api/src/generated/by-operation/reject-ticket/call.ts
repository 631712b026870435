// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { TicketAnswerStruct } from '../../structs/ticket-answer.ts';
import type { RejectTicketData, TicketAnswer } from '../../types.ts';

/** The input of {@link rejectTicket}. */
export interface RejectTicketParameters {
  readonly ifMatch?: NonNullable<RejectTicketData['headers']>['If-Match'] | undefined;
  readonly body: RejectTicketData['body'];
}

/**
 * Closes a ticket as REJECTED. No money moves.
 * @throws ApiProblem
 */
export async function rejectTicket(
  client: ApiClient,
  parameters: RejectTicketParameters,
  options: CallOptions = {},
): Promise<TicketAnswer> {
  return readAnswer<TicketAnswer>(
    TicketAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/merchant/support/reject',
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'rejectTicket',
  );
}
