// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { TrendAnswerStruct } from '../../structs/trend-answer.ts';
import type { GetMerchantTrendData, TrendAnswer } from '../../types.ts';

/** The input of {@link getMerchantTrend}. */
export interface GetMerchantTrendParameters {
  readonly terminalId: NonNullable<GetMerchantTrendData['query']>['terminalId'];
}

/**
 * Returns the amount of a terminal's invoices that became DONE on each of the last 14 UTC days, today included.
 * @throws ApiProblem
 */
export async function getMerchantTrend(
  client: ApiClient,
  parameters: GetMerchantTrendParameters,
  options: CallOptions = {},
): Promise<TrendAnswer> {
  return readAnswer<TrendAnswer>(
    TrendAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/merchant/trend',
      query: { terminalId: parameters.terminalId },
      signal: options.signal,
    }),
    'getMerchantTrend',
  );
}
