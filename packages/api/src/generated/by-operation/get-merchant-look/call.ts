// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { MerchantLookAnswerStruct } from '../../structs/merchant-look-answer.ts';
import type { GetMerchantLookData, MerchantLookAnswer } from '../../types.ts';

/** The input of {@link getMerchantLook}. */
export interface GetMerchantLookParameters {
  readonly id: NonNullable<GetMerchantLookData['path']>['id'];
}

/**
 * Returns the branding of a merchant's payment forms and the origins that may embed them.
 * @throws ApiProblem
 */
export async function getMerchantLook(
  client: ApiClient,
  parameters: GetMerchantLookParameters,
  options: CallOptions = {},
): Promise<MerchantLookAnswer> {
  return readAnswer<MerchantLookAnswer>(
    MerchantLookAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/merchant/${encodeURIComponent(parameters.id)}/look`,
      signal: options.signal,
    }),
    'getMerchantLook',
  );
}
