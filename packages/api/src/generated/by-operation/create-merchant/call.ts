// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { MerchantAnswerStruct } from '../../structs/merchant-answer.ts';
import type { CreateMerchantData, MerchantAnswer } from '../../types.ts';

/** The input of {@link createMerchant}. */
export interface CreateMerchantParameters {
  readonly body: CreateMerchantData['body'];
}

/**
 * Creates a merchant with its own signing key pair. Terminals and API keys are created separately.
 * @throws ApiProblem
 */
export async function createMerchant(
  client: ApiClient,
  parameters: CreateMerchantParameters,
  options: CallOptions = {},
): Promise<MerchantAnswer> {
  return readAnswer<MerchantAnswer>(
    MerchantAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/merchant',
      body: parameters.body,
      signal: options.signal,
    }),
    'createMerchant',
  );
}
