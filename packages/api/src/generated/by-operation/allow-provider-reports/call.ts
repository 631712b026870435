// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ManagedProviderAnswerStruct } from '../../structs/managed-provider-answer.ts';
import type { AllowProviderReportsData, ManagedProviderAnswer } from '../../types.ts';

/** The input of {@link allowProviderReports}. */
export interface AllowProviderReportsParameters {
  readonly id: NonNullable<AllowProviderReportsData['path']>['id'];
}

/**
 * Takes the reports of a provider again.
 * @throws ApiProblem
 */
export async function allowProviderReports(
  client: ApiClient,
  parameters: AllowProviderReportsParameters,
  options: CallOptions = {},
): Promise<ManagedProviderAnswer> {
  return readAnswer<ManagedProviderAnswer>(
    ManagedProviderAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/provider/${encodeURIComponent(parameters.id)}/reports/allow`,
      signal: options.signal,
    }),
    'allowProviderReports',
  );
}
