// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ManagedProviderAnswerStruct } from '../../structs/managed-provider-answer.ts';
import type { ManagedProviderAnswer, PauseProviderData } from '../../types.ts';

/** The input of {@link pauseProvider}. */
export interface PauseProviderParameters {
  readonly id: NonNullable<PauseProviderData['path']>['id'];
  readonly body: PauseProviderData['body'];
}

/**
 * Pauses a provider. Nothing new is sent to it.
 * @throws ApiProblem
 */
export async function pauseProvider(
  client: ApiClient,
  parameters: PauseProviderParameters,
  options: CallOptions = {},
): Promise<ManagedProviderAnswer> {
  return readAnswer<ManagedProviderAnswer>(
    ManagedProviderAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/provider/${encodeURIComponent(parameters.id)}/pause`,
      body: parameters.body,
      signal: options.signal,
    }),
    'pauseProvider',
  );
}
