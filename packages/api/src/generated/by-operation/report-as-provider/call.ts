// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ProviderReportAnswerStruct } from '../../structs/provider-report-answer.ts';
import type { ProviderReportAnswer, ReportAsProviderData } from '../../types.ts';

/** The input of {@link reportAsProvider}. */
export interface ReportAsProviderParameters {
  readonly providerId: NonNullable<ReportAsProviderData['path']>['providerId'];
  readonly body: ReportAsProviderData['body'];
}

/**
 * Receives a provider's report about a transfer on one of its accounts.
 * @throws ApiProblem
 */
export async function reportAsProvider(
  client: ApiClient,
  parameters: ReportAsProviderParameters,
  options: CallOptions = {},
): Promise<ProviderReportAnswer> {
  return readAnswer<ProviderReportAnswer>(
    ProviderReportAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/provider/${encodeURIComponent(parameters.providerId)}/transfers`,
      body: parameters.body,
      signal: options.signal,
    }),
    'reportAsProvider',
  );
}
