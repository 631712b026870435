// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listProviders, type ListProvidersParameters } from './call.ts';
import type { ProviderListAnswer } from '../../types.ts';

/** The SWR key of {@link listProviders}, with all its parameters. */
export function listProvidersKey(
  parameters: ListProvidersParameters,
): QueryKey<'listProviders', ListProvidersParameters> {
  return ['listProviders', parameters];
}

/** Lists the payment providers. Null parameters: no request. */
export function useListProviders(
  parameters: ListProvidersParameters | null,
  options?: QueryOptions<ProviderListAnswer>,
): Query<ProviderListAnswer> {
  return useQuery(
    parameters === null ? null : listProvidersKey(parameters),
    listProviders,
    options,
  );
}
