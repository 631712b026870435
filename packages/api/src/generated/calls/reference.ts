// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../request.ts';
import { ReferenceItemListAnswerStruct } from '../structs/reference-item-list-answer.ts';
import { CurrencyListAnswerStruct } from '../structs/currency-list-answer.ts';
import { ProviderListAnswerStruct } from '../structs/provider-list-answer.ts';
import type {
  CurrencyListAnswer,
  ListReferenceItemsData,
  ProviderListAnswer,
  ReferenceItemListAnswer,
} from '../types.ts';

/** The input of {@link listReferenceItems}. */
export interface ListReferenceItemsParameters {
  readonly refHeaderId: NonNullable<ListReferenceItemsData['query']>['refHeaderId'];
}

/**
 * Returns a reference list by its id.
 * @throws ApiProblem
 */
export async function listReferenceItems(
  client: ApiClient,
  parameters: ListReferenceItemsParameters,
  options: CallOptions = {},
): Promise<ReferenceItemListAnswer> {
  return readAnswer<ReferenceItemListAnswer>(
    ReferenceItemListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/reference',
      query: { refHeaderId: parameters.refHeaderId },
      signal: options.signal,
    }),
    'listReferenceItems',
  );
}

/** The input of {@link listCurrencies}. */
export type ListCurrenciesParameters = NoParameters;

/**
 * Lists the currencies with their number of decimal places.
 * @throws ApiProblem
 */
export async function listCurrencies(
  client: ApiClient,
  _parameters: ListCurrenciesParameters,
  options: CallOptions = {},
): Promise<CurrencyListAnswer> {
  return readAnswer<CurrencyListAnswer>(
    CurrencyListAnswerStruct,
    await client({ method: 'GET', path: '/api/v1/reference/currency', signal: options.signal }),
    'listCurrencies',
  );
}

/** The input of {@link listProviders}. */
export type ListProvidersParameters = NoParameters;

/**
 * Lists the payment providers.
 * @throws ApiProblem
 */
export async function listProviders(
  client: ApiClient,
  _parameters: ListProvidersParameters,
  options: CallOptions = {},
): Promise<ProviderListAnswer> {
  return readAnswer<ProviderListAnswer>(
    ProviderListAnswerStruct,
    await client({ method: 'GET', path: '/api/v1/provider', signal: options.signal }),
    'listProviders',
  );
}
