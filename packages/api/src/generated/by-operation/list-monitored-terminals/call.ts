// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../../request.ts';
import { MonitoredMerchantListAnswerStruct } from '../../structs/monitored-merchant-list-answer.ts';
import type { MonitoredMerchantListAnswer } from '../../types.ts';

/** The input of {@link listMonitoredTerminals}. */
export type ListMonitoredTerminalsParameters = NoParameters;

/**
 * Lists the merchants in the user's scope with their monitored terminals.
 * @throws ApiProblem
 */
export async function listMonitoredTerminals(
  client: ApiClient,
  _parameters: ListMonitoredTerminalsParameters,
  options: CallOptions = {},
): Promise<MonitoredMerchantListAnswer> {
  return readAnswer<MonitoredMerchantListAnswer>(
    MonitoredMerchantListAnswerStruct,
    await client({ method: 'GET', path: '/api/v1/terminal/statistic', signal: options.signal }),
    'listMonitoredTerminals',
  );
}
