// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { CallbackAddressAnswerStruct } from '../../structs/callback-address-answer.ts';
import type { CallbackAddressAnswer, ChangeCallbackAddressData } from '../../types.ts';

/** The input of {@link changeCallbackAddress}. */
export interface ChangeCallbackAddressParameters {
  readonly id: NonNullable<ChangeCallbackAddressData['path']>['id'];
  readonly ifMatch?: NonNullable<ChangeCallbackAddressData['headers']>['If-Match'] | undefined;
  readonly body: ChangeCallbackAddressData['body'];
}

/**
 * Sets the merchant's default callback address; null removes it.
 * @throws ApiProblem
 */
export async function changeCallbackAddress(
  client: ApiClient,
  parameters: ChangeCallbackAddressParameters,
  options: CallOptions = {},
): Promise<CallbackAddressAnswer> {
  return readAnswer<CallbackAddressAnswer>(
    CallbackAddressAnswerStruct,
    await client({
      method: 'PUT',
      path: `/api/v1/merchant/${encodeURIComponent(parameters.id)}/callback`,
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'changeCallbackAddress',
  );
}
