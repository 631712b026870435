// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../../request.ts';
import { FirstStepsAnswerStruct } from '../../structs/first-steps-answer.ts';
import type { FirstStepsAnswer } from '../../types.ts';

/** The input of {@link getFirstSteps}. */
export type GetFirstStepsParameters = NoParameters;

/**
 * Lists the first steps of a new installation, and which of them are done.
 * @throws ApiProblem
 */
export async function getFirstSteps(
  client: ApiClient,
  _parameters: GetFirstStepsParameters,
  options: CallOptions = {},
): Promise<FirstStepsAnswer> {
  return readAnswer<FirstStepsAnswer>(
    FirstStepsAnswerStruct,
    await client({ method: 'GET', path: '/api/v1/first-steps', signal: options.signal }),
    'getFirstSteps',
  );
}
