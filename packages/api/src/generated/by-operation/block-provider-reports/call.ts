// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ManagedProviderAnswerStruct } from '../../structs/managed-provider-answer.ts';
import type { BlockProviderReportsData, ManagedProviderAnswer } from '../../types.ts';

/** The input of {@link blockProviderReports}. */
export interface BlockProviderReportsParameters {
  readonly id: NonNullable<BlockProviderReportsData['path']>['id'];
  readonly body: BlockProviderReportsData['body'];
}

/**
 * Refuses the reports of a provider until they are allowed again.
 * @throws ApiProblem
 */
export async function blockProviderReports(
  client: ApiClient,
  parameters: BlockProviderReportsParameters,
  options: CallOptions = {},
): Promise<ManagedProviderAnswer> {
  return readAnswer<ManagedProviderAnswer>(
    ManagedProviderAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/provider/${encodeURIComponent(parameters.id)}/reports/block`,
      body: parameters.body,
      signal: options.signal,
    }),
    'blockProviderReports',
  );
}
