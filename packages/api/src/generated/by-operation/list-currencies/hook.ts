// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listCurrencies, type ListCurrenciesParameters } from './call.ts';
import type { CurrencyListAnswer } from '../../types.ts';

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
