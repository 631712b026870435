// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ProviderWithSecretAnswerStruct } from '../../structs/provider-with-secret-answer.ts';
import type { AddProviderData, ProviderWithSecretAnswer } from '../../types.ts';

/** The input of {@link addProvider}. */
export interface AddProviderParameters {
  readonly body: AddProviderData['body'];
}

/**
 * Adds a provider. Only this response contains the secret of an http provider.
 * @throws ApiProblem
 */
export async function addProvider(
  client: ApiClient,
  parameters: AddProviderParameters,
  options: CallOptions = {},
): Promise<ProviderWithSecretAnswer> {
  return readAnswer<ProviderWithSecretAnswer>(
    ProviderWithSecretAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/provider',
      body: parameters.body,
      signal: options.signal,
    }),
    'addProvider',
  );
}
