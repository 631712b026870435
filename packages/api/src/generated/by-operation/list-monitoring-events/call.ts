// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { MonitoringEventListAnswerStruct } from '../../structs/monitoring-event-list-answer.ts';
import type { ListMonitoringEventsData, MonitoringEventListAnswer } from '../../types.ts';

/** The input of {@link listMonitoringEvents}. */
export interface ListMonitoringEventsParameters {
  readonly minutes?: NonNullable<ListMonitoringEventsData['query']>['minutes'] | undefined;
  readonly merchantId: NonNullable<ListMonitoringEventsData['query']>['merchantId'];
}

/**
 * Lists the audited changes that may move the success rates of a merchant's terminals, newest first.
 * @throws ApiProblem
 */
export async function listMonitoringEvents(
  client: ApiClient,
  parameters: ListMonitoringEventsParameters,
  options: CallOptions = {},
): Promise<MonitoringEventListAnswer> {
  return readAnswer<MonitoringEventListAnswer>(
    MonitoringEventListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/data/v1/terminal/event',
      query: { minutes: parameters.minutes, merchantId: parameters.merchantId },
      signal: options.signal,
    }),
    'listMonitoringEvents',
  );
}
