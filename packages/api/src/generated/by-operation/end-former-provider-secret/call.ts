// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ManagedProviderAnswerStruct } from '../../structs/managed-provider-answer.ts';
import type { EndFormerProviderSecretData, ManagedProviderAnswer } from '../../types.ts';

/** The input of {@link endFormerProviderSecret}. */
export interface EndFormerProviderSecretParameters {
  readonly id: NonNullable<EndFormerProviderSecretData['path']>['id'];
}

/**
 * Ends the overlap. The former secret is refused from now on.
 * @throws ApiProblem
 */
export async function endFormerProviderSecret(
  client: ApiClient,
  parameters: EndFormerProviderSecretParameters,
  options: CallOptions = {},
): Promise<ManagedProviderAnswer> {
  return readAnswer<ManagedProviderAnswer>(
    ManagedProviderAnswerStruct,
    await client({
      method: 'DELETE',
      path: `/api/v1/provider/${encodeURIComponent(parameters.id)}/secret/former`,
      signal: options.signal,
    }),
    'endFormerProviderSecret',
  );
}
