// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../../request.ts';
import { CheckBoardAnswerStruct } from '../../structs/check-board-answer.ts';
import type { CheckBoardAnswer } from '../../types.ts';

/** The input of {@link runChecks}. */
export type RunChecksParameters = NoParameters;

/**
 * Starts a check of all invariants now.
 * @throws ApiProblem
 */
export async function runChecks(
  client: ApiClient,
  _parameters: RunChecksParameters,
  options: CallOptions = {},
): Promise<CheckBoardAnswer> {
  return readAnswer<CheckBoardAnswer>(
    CheckBoardAnswerStruct,
    await client({ method: 'POST', path: '/api/v1/check/run', signal: options.signal }),
    'runChecks',
  );
}
