// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../request.ts';
import { TerminalListAnswerStruct, PoolListAnswerStruct } from '../structs.ts';
import type { ListTerminalsData, PoolListAnswer, TerminalListAnswer } from '../types.ts';

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

/** What {@link listPools} takes. */
export type ListPoolsParameters = NoParameters;

/**
 * The terminal pools to choose from.
 * @throws ApiProblem
 */
export async function listPools(
  client: ApiClient,
  _parameters: ListPoolsParameters,
  options: CallOptions = {},
): Promise<PoolListAnswer> {
  return readAnswer<PoolListAnswer>(
    PoolListAnswerStruct,
    await client({ method: 'GET', path: '/api/v1/terminal/pool', signal: options.signal }),
    'listPools',
  );
}
