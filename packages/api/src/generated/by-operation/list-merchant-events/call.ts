// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { MerchantEventListStruct } from '../../structs/merchant-event-list.ts';
import type { ListMerchantEventsData, MerchantEventList } from '../../types.ts';

/** The input of {@link listMerchantEvents}. */
export interface ListMerchantEventsParameters {
  readonly after?: NonNullable<ListMerchantEventsData['query']>['after'] | undefined;
  readonly since?: NonNullable<ListMerchantEventsData['query']>['since'] | undefined;
  readonly limit?: NonNullable<ListMerchantEventsData['query']>['limit'] | undefined;
}

/**
 * The merchant's own events of the last 30 days, in order, also those that no address was called with.
 * @throws ApiProblem
 */
export async function listMerchantEvents(
  client: ApiClient,
  parameters: ListMerchantEventsParameters,
  options: CallOptions = {},
): Promise<MerchantEventList> {
  return readAnswer<MerchantEventList>(
    MerchantEventListStruct,
    await client({
      method: 'GET',
      path: '/api/merchant/v1/events',
      query: { after: parameters.after, since: parameters.since, limit: parameters.limit },
      signal: options.signal,
    }),
    'listMerchantEvents',
  );
}
