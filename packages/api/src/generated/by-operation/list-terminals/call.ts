// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { TerminalListAnswerStruct } from '../../structs/terminal-list-answer.ts';
import type { ListTerminalsData, TerminalListAnswer } from '../../types.ts';

/** The input of {@link listTerminals}. */
export interface ListTerminalsParameters {
  readonly merchantId?: NonNullable<ListTerminalsData['query']>['merchantId'] | undefined;
}

/**
 * Lists the terminals in the user's scope, test and production.
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
