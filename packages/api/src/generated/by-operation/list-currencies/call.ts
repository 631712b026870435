// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../../request.ts';
import { CurrencyListAnswerStruct } from '../../structs/currency-list-answer.ts';
import type { CurrencyListAnswer } from '../../types.ts';

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
