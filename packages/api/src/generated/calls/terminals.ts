// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../answers.ts';
import type { ApiClient, CallOptions } from '../../request.ts';
import { TerminalListAnswerStruct } from '../structs.ts';
import type { ListTerminalsData, TerminalListAnswer } from '../types.ts';

/** What {@link listTerminals} takes. */
export interface ListTerminalsParameters {
  readonly merchantId?: NonNullable<ListTerminalsData['query']>['merchantId'] | undefined;
}

/**
 * The terminals in the person's scope, test and production.
 * @throws ApiProblem
 */
export async function listTerminals(
  client: ApiClient,
  parameters: ListTerminalsParameters,
  options: CallOptions = {},
): Promise<TerminalListAnswer> {
  return readAnswer<TerminalListAnswer>(
    TerminalListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/terminal',
      query: { merchantId: parameters.merchantId },
      signal: options.signal,
    }),
    'listTerminals',
  );
}
