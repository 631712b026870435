// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listStatusEvents, type ListStatusEventsParameters } from './call.ts';
import type { StatusEventListAnswer } from '../../types.ts';

/** The SWR key of {@link listStatusEvents}, with all its parameters. */
export function listStatusEventsKey(
  parameters: ListStatusEventsParameters,
): QueryKey<'listStatusEvents', ListStatusEventsParameters> {
  return ['listStatusEvents', parameters];
}

/** Lists the status changes of an invoice, newest first. Null parameters: no request. */
export function useListStatusEvents(
  parameters: ListStatusEventsParameters | null,
  options?: QueryOptions<StatusEventListAnswer>,
): Query<StatusEventListAnswer> {
  return useQuery(
    parameters === null ? null : listStatusEventsKey(parameters),
    listStatusEvents,
    options,
  );
}
