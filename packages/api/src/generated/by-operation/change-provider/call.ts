// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ManagedProviderAnswerStruct } from '../../structs/managed-provider-answer.ts';
import type { ChangeProviderData, ManagedProviderAnswer } from '../../types.ts';

/** The input of {@link changeProvider}. */
export interface ChangeProviderParameters {
  readonly id: NonNullable<ChangeProviderData['path']>['id'];
  readonly ifMatch?: NonNullable<ChangeProviderData['headers']>['If-Match'] | undefined;
  readonly body: ChangeProviderData['body'];
}

/**
 * Changes the name and the address of a provider.
 * @throws ApiProblem
 */
export async function changeProvider(
  client: ApiClient,
  parameters: ChangeProviderParameters,
  options: CallOptions = {},
): Promise<ManagedProviderAnswer> {
  return readAnswer<ManagedProviderAnswer>(
    ManagedProviderAnswerStruct,
    await client({
      method: 'PUT',
      path: `/api/v1/provider/${encodeURIComponent(parameters.id)}`,
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'changeProvider',
  );
}
