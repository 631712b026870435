// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { MerchantAnswerStruct } from '../../structs/merchant-answer.ts';
import type { ChangeMerchantData, MerchantAnswer } from '../../types.ts';

/** The input of {@link changeMerchant}. */
export interface ChangeMerchantParameters {
  readonly id: NonNullable<ChangeMerchantData['path']>['id'];
  readonly ifMatch?: NonNullable<ChangeMerchantData['headers']>['If-Match'] | undefined;
  readonly body: ChangeMerchantData['body'];
}

/**
 * Renames a merchant.
 * @throws ApiProblem
 */
export async function changeMerchant(
  client: ApiClient,
  parameters: ChangeMerchantParameters,
  options: CallOptions = {},
): Promise<MerchantAnswer> {
  return readAnswer<MerchantAnswer>(
    MerchantAnswerStruct,
    await client({
      method: 'PUT',
      path: `/api/v1/merchant/${encodeURIComponent(parameters.id)}`,
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'changeMerchant',
  );
}
