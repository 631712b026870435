// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { getProvider, type GetProviderParameters } from './call.ts';
import type { ManagedProviderAnswer } from '../../types.ts';

/** The SWR key of {@link getProvider}, with all its parameters. */
export function getProviderKey(
  parameters: GetProviderParameters,
): QueryKey<'getProvider', GetProviderParameters> {
  return ['getProvider', parameters];
}

/** A provider. Null parameters: no request. */
export function useGetProvider(
  parameters: GetProviderParameters | null,
  options?: QueryOptions<ManagedProviderAnswer>,
): Query<ManagedProviderAnswer> {
  return useQuery(parameters === null ? null : getProviderKey(parameters), getProvider, options);
}
