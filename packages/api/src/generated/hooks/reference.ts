// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../swr.ts';
import {
  listReferenceItems,
  type ListReferenceItemsParameters,
  listCurrencies,
  type ListCurrenciesParameters,
  listProviders,
  type ListProvidersParameters,
} from '../calls/reference.ts';
import type { CurrencyListAnswer, ProviderListAnswer, ReferenceItemListAnswer } from '../types.ts';

/** The SWR key of {@link listReferenceItems}, with all its parameters. */
export function listReferenceItemsKey(
  parameters: ListReferenceItemsParameters,
): QueryKey<'listReferenceItems', ListReferenceItemsParameters> {
  return ['listReferenceItems', parameters];
}

/** The reference list of a header id. Null parameters: not asked. */
export function useListReferenceItems(
  parameters: ListReferenceItemsParameters | null,
  options?: QueryOptions<ReferenceItemListAnswer>,
): Query<ReferenceItemListAnswer> {
  return useQuery(
    parameters === null ? null : listReferenceItemsKey(parameters),
    listReferenceItems,
    options,
  );
}

/** The SWR key of {@link listCurrencies}, with all its parameters. */
export function listCurrenciesKey(
  parameters: ListCurrenciesParameters,
): QueryKey<'listCurrencies', ListCurrenciesParameters> {
  return ['listCurrencies', parameters];
}

/** The currencies, with their decimal places. Null parameters: not asked. */
export function useListCurrencies(
  parameters: ListCurrenciesParameters | null,
  options?: QueryOptions<CurrencyListAnswer>,
): Query<CurrencyListAnswer> {
  return useQuery(
    parameters === null ? null : listCurrenciesKey(parameters),
    listCurrencies,
    options,
  );
}

/** The SWR key of {@link listProviders}, with all its parameters. */
export function listProvidersKey(
  parameters: ListProvidersParameters,
): QueryKey<'listProviders', ListProvidersParameters> {
  return ['listProviders', parameters];
}

/** The providers that move the money. Null parameters: not asked. */
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
