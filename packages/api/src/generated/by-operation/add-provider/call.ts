// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readEither } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ProviderWithSecretAnswerStruct } from '../../structs/provider-with-secret-answer.ts';
import { RequestedProviderSecretAnswerStruct } from '../../structs/requested-provider-secret-answer.ts';
import type {
  AddProviderData,
  ProviderWithSecretAnswer,
  RequestedProviderSecretAnswer,
} from '../../types.ts';

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
): Promise<ProviderWithSecretAnswer | RequestedProviderSecretAnswer> {
  return readEither<ProviderWithSecretAnswer, RequestedProviderSecretAnswer>(
    [ProviderWithSecretAnswerStruct, RequestedProviderSecretAnswerStruct],
    await client({
      method: 'POST',
      path: '/api/v1/provider',
      body: parameters.body,
      signal: options.signal,
    }),
    'addProvider',
  );
}
