// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../../request.ts';
import { MerchantAnswerStruct } from '../../structs/merchant-answer.ts';
import type { MerchantAnswer } from '../../types.ts';

/** The input of {@link getOwnMerchant}. */
export type GetOwnMerchantParameters = NoParameters;

/**
 * Returns the user's merchant. 404 if the user does not belong to exactly one.
 * @throws ApiProblem
 */
export async function getOwnMerchant(
  client: ApiClient,
  _parameters: GetOwnMerchantParameters,
  options: CallOptions = {},
): Promise<MerchantAnswer> {
  return readAnswer<MerchantAnswer>(
    MerchantAnswerStruct,
    await client({ method: 'GET', path: '/api/v1/merchant/me', signal: options.signal }),
    'getOwnMerchant',
  );
}
