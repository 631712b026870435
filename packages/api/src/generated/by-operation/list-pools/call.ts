// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../../request.ts';
import { PoolListAnswerStruct } from '../../structs/pool-list-answer.ts';
import type { PoolListAnswer } from '../../types.ts';

/** The input of {@link listPools}. */
export type ListPoolsParameters = NoParameters;

/**
 * Lists the terminal pools.
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
