// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { MerchantLookAnswerStruct } from '../../structs/merchant-look-answer.ts';
import type { ChangeMerchantLookData, MerchantLookAnswer } from '../../types.ts';

/** The input of {@link changeMerchantLook}. */
export interface ChangeMerchantLookParameters {
  readonly id: NonNullable<ChangeMerchantLookData['path']>['id'];
  readonly ifMatch?: NonNullable<ChangeMerchantLookData['headers']>['If-Match'] | undefined;
  readonly body: ChangeMerchantLookData['body'];
}

/**
 * Changes the branding of a merchant's payment forms and the origins that may embed them.
 * @throws ApiProblem
 */
export async function changeMerchantLook(
  client: ApiClient,
  parameters: ChangeMerchantLookParameters,
  options: CallOptions = {},
): Promise<MerchantLookAnswer> {
  return readAnswer<MerchantLookAnswer>(
    MerchantLookAnswerStruct,
    await client({
      method: 'PATCH',
      path: `/api/v1/merchant/${encodeURIComponent(parameters.id)}/look`,
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'changeMerchantLook',
  );
}
