// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../../request.ts';
import { CheckBoardAnswerStruct } from '../../structs/check-board-answer.ts';
import type { CheckBoardAnswer } from '../../types.ts';

/** The input of {@link listChecks}. */
export type ListChecksParameters = NoParameters;

/**
 * Lists the invariants of the system, each with its last result.
 * @throws ApiProblem
 */
export async function listChecks(
  client: ApiClient,
  _parameters: ListChecksParameters,
  options: CallOptions = {},
): Promise<CheckBoardAnswer> {
  return readAnswer<CheckBoardAnswer>(
    CheckBoardAnswerStruct,
    await client({ method: 'GET', path: '/api/v1/check', signal: options.signal }),
    'listChecks',
  );
}
