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

/** Returns a reference list by its id. Null parameters: no request. */
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

/** Lists the currencies with their number of decimal places. Null parameters: no request. */
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
