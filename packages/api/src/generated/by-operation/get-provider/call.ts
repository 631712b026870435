// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ManagedProviderAnswerStruct } from '../../structs/managed-provider-answer.ts';
import type { GetProviderData, ManagedProviderAnswer } from '../../types.ts';

/** The input of {@link getProvider}. */
export interface GetProviderParameters {
  readonly id: NonNullable<GetProviderData['path']>['id'];
}

/**
 * A provider.
 * @throws ApiProblem
 */
export async function getProvider(
  client: ApiClient,
  parameters: GetProviderParameters,
  options: CallOptions = {},
): Promise<ManagedProviderAnswer> {
  return readAnswer<ManagedProviderAnswer>(
    ManagedProviderAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/provider/${encodeURIComponent(parameters.id)}`,
      signal: options.signal,
    }),
    'getProvider',
  );
}
