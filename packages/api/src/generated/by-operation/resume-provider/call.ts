// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ManagedProviderAnswerStruct } from '../../structs/managed-provider-answer.ts';
import type { ManagedProviderAnswer, ResumeProviderData } from '../../types.ts';

/** The input of {@link resumeProvider}. */
export interface ResumeProviderParameters {
  readonly id: NonNullable<ResumeProviderData['path']>['id'];
}

/**
 * Resumes a paused provider. What waited for it is sent now.
 * @throws ApiProblem
 */
export async function resumeProvider(
  client: ApiClient,
  parameters: ResumeProviderParameters,
  options: CallOptions = {},
): Promise<ManagedProviderAnswer> {
  return readAnswer<ManagedProviderAnswer>(
    ManagedProviderAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/provider/${encodeURIComponent(parameters.id)}/resume`,
      signal: options.signal,
    }),
    'resumeProvider',
  );
}
