// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../../request.ts';
import { ManagedProviderListAnswerStruct } from '../../structs/managed-provider-list-answer.ts';
import type { ManagedProviderListAnswer } from '../../types.ts';

/** The input of {@link listManagedProviders}. */
export type ListManagedProvidersParameters = NoParameters;

/**
 * Lists the providers with address, state, accounts and success rate, by name.
 * @throws ApiProblem
 */
export async function listManagedProviders(
  client: ApiClient,
  _parameters: ListManagedProvidersParameters,
  options: CallOptions = {},
): Promise<ManagedProviderListAnswer> {
  return readAnswer<ManagedProviderListAnswer>(
    ManagedProviderListAnswerStruct,
    await client({ method: 'GET', path: '/api/v1/provider/managed', signal: options.signal }),
    'listManagedProviders',
  );
}
