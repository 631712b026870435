// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readEither } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ProviderWithSecretAnswerStruct } from '../../structs/provider-with-secret-answer.ts';
import { RequestedProviderSecretAnswerStruct } from '../../structs/requested-provider-secret-answer.ts';
import type {
  ProviderWithSecretAnswer,
  RequestedProviderSecretAnswer,
  RotateProviderSecretData,
} from '../../types.ts';

/** The input of {@link rotateProviderSecret}. */
export interface RotateProviderSecretParameters {
  readonly id: NonNullable<RotateProviderSecretData['path']>['id'];
  readonly ifMatch?: NonNullable<RotateProviderSecretData['headers']>['If-Match'] | undefined;
  readonly body: RotateProviderSecretData['body'];
}

/**
 * Makes a new secret. Only this response contains it.
 * @throws ApiProblem
 */
export async function rotateProviderSecret(
  client: ApiClient,
  parameters: RotateProviderSecretParameters,
  options: CallOptions = {},
): Promise<ProviderWithSecretAnswer | RequestedProviderSecretAnswer> {
  return readEither<ProviderWithSecretAnswer, RequestedProviderSecretAnswer>(
    [ProviderWithSecretAnswerStruct, RequestedProviderSecretAnswerStruct],
    await client({
      method: 'POST',
      path: `/api/v1/provider/${encodeURIComponent(parameters.id)}/secret`,
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'rotateProviderSecret',
  );
}
