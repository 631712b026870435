// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listManagedProviders, type ListManagedProvidersParameters } from './call.ts';
import type { ManagedProviderListAnswer } from '../../types.ts';

/** The SWR key of {@link listManagedProviders}, with all its parameters. */
export function listManagedProvidersKey(
  parameters: ListManagedProvidersParameters,
): QueryKey<'listManagedProviders', ListManagedProvidersParameters> {
  return ['listManagedProviders', parameters];
}

/** Lists the providers with address, state, accounts and success rate, by name. Null parameters: no request. */
export function useListManagedProviders(
  parameters: ListManagedProvidersParameters | null,
  options?: QueryOptions<ManagedProviderListAnswer>,
): Query<ManagedProviderListAnswer> {
  return useQuery(
    parameters === null ? null : listManagedProvidersKey(parameters),
    listManagedProviders,
    options,
  );
}
