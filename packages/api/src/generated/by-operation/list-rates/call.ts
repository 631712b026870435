// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../../request.ts';
import { RateListAnswerStruct } from '../../structs/rate-list-answer.ts';
import type { RateListAnswer } from '../../types.ts';

/** The input of {@link listRates}. */
export type ListRatesParameters = NoParameters;

/**
 * Lists the current USDT rate of each currency.
 * @throws ApiProblem
 */
export async function listRates(
  client: ApiClient,
  _parameters: ListRatesParameters,
  options: CallOptions = {},
): Promise<RateListAnswer> {
  return readAnswer<RateListAnswer>(
    RateListAnswerStruct,
    await client({ method: 'GET', path: '/api/v1/rate', signal: options.signal }),
    'listRates',
  );
}
