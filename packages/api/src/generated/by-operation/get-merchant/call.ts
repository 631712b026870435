// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { MerchantAnswerStruct } from '../../structs/merchant-answer.ts';
import type { GetMerchantData, MerchantAnswer } from '../../types.ts';

/** The input of {@link getMerchant}. */
export interface GetMerchantParameters {
  readonly id: NonNullable<GetMerchantData['path']>['id'];
}

/**
 * Returns a merchant. 404 if it is outside the user's scope.
 * @throws ApiProblem
 */
export async function getMerchant(
  client: ApiClient,
  parameters: GetMerchantParameters,
  options: CallOptions = {},
): Promise<MerchantAnswer> {
  return readAnswer<MerchantAnswer>(
    MerchantAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/merchant/${encodeURIComponent(parameters.id)}`,
      signal: options.signal,
    }),
    'getMerchant',
  );
}
