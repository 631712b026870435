// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../../request.ts';
import { ProviderListAnswerStruct } from '../../structs/provider-list-answer.ts';
import type { ProviderListAnswer } from '../../types.ts';

/** The input of {@link listProviders}. */
export type ListProvidersParameters = NoParameters;

/**
 * Lists the payment providers.
 * @throws ApiProblem
 */
export async function listProviders(
  client: ApiClient,
  _parameters: ListProvidersParameters,
  options: CallOptions = {},
): Promise<ProviderListAnswer> {
  return readAnswer<ProviderListAnswer>(
    ProviderListAnswerStruct,
    await client({ method: 'GET', path: '/api/v1/provider', signal: options.signal }),
    'listProviders',
  );
}
