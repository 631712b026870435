// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { StatusEventListAnswerStruct } from '../../structs/status-event-list-answer.ts';
import type { ListStatusEventsData, StatusEventListAnswer } from '../../types.ts';

/** The input of {@link listStatusEvents}. */
export interface ListStatusEventsParameters {
  readonly invoiceId: NonNullable<ListStatusEventsData['query']>['invoiceId'];
}

/**
 * Lists the status changes of an invoice, newest first.
 * @throws ApiProblem
 */
export async function listStatusEvents(
  client: ApiClient,
  parameters: ListStatusEventsParameters,
  options: CallOptions = {},
): Promise<StatusEventListAnswer> {
  return readAnswer<StatusEventListAnswer>(
    StatusEventListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/event/status',
      query: { invoiceId: parameters.invoiceId },
      signal: options.signal,
    }),
    'listStatusEvents',
  );
}
