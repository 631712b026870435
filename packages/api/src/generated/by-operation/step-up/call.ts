// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { OwnSessionAnswerStruct } from '../../structs/own-session-answer.ts';
import type { OwnSessionAnswer, StepUpData } from '../../types.ts';

/** The input of {@link stepUp}. */
export interface StepUpParameters {
  readonly body: StepUpData['body'];
}

/**
 * Confirms that the user is present, for the next five minutes of this session.
 * @throws ApiProblem
 */
export async function stepUp(
  client: ApiClient,
  parameters: StepUpParameters,
  options: CallOptions = {},
): Promise<OwnSessionAnswer> {
  return readAnswer<OwnSessionAnswer>(
    OwnSessionAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/session/step_up',
      body: parameters.body,
      signal: options.signal,
    }),
    'stepUp',
  );
}
