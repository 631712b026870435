// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { CallbackAddressAnswerStruct } from '../../structs/callback-address-answer.ts';
import type { CallbackAddressAnswer, GetCallbackAddressData } from '../../types.ts';

/** The input of {@link getCallbackAddress}. */
export interface GetCallbackAddressParameters {
  readonly id: NonNullable<GetCallbackAddressData['path']>['id'];
}

/**
 * Returns the merchant's default callback address, used if a form or payout has none of its own.
 * @throws ApiProblem
 */
export async function getCallbackAddress(
  client: ApiClient,
  parameters: GetCallbackAddressParameters,
  options: CallOptions = {},
): Promise<CallbackAddressAnswer> {
  return readAnswer<CallbackAddressAnswer>(
    CallbackAddressAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/merchant/${encodeURIComponent(parameters.id)}/callback`,
      signal: options.signal,
    }),
    'getCallbackAddress',
  );
}
