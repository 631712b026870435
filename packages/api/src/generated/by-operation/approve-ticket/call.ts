// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readEither } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { TicketAnswerStruct } from '../../structs/ticket-answer.ts';
import { ApprovalRequestedAnswerStruct } from '../../structs/approval-requested-answer.ts';
import type { ApprovalRequestedAnswer, ApproveTicketData, TicketAnswer } from '../../types.ts';

/** The input of {@link approveTicket}. */
export interface ApproveTicketParameters {
  readonly ifMatch?: NonNullable<ApproveTicketData['headers']>['If-Match'] | undefined;
  readonly body: ApproveTicketData['body'];
}

/**
 * Closes a ticket as SOLVED, and makes the return that it requests.
 * @throws ApiProblem
 */
export async function approveTicket(
  client: ApiClient,
  parameters: ApproveTicketParameters,
  options: CallOptions = {},
): Promise<TicketAnswer | ApprovalRequestedAnswer> {
  return readEither<TicketAnswer, ApprovalRequestedAnswer>(
    [TicketAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'POST',
      path: '/api/v1/merchant/support/approve',
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'approveTicket',
  );
}
