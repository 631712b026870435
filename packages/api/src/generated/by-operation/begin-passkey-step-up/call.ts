// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../../request.ts';
import { PasskeyQuestionAnswerStruct } from '../../structs/passkey-question-answer.ts';
import type { PasskeyQuestionAnswer } from '../../types.ts';

/** The input of {@link beginPasskeyStepUp}. */
export type BeginPasskeyStepUpParameters = NoParameters;

/**
 * A challenge to confirm with a passkey that the user is present.
 * @throws ApiProblem
 */
export async function beginPasskeyStepUp(
  client: ApiClient,
  _parameters: BeginPasskeyStepUpParameters,
  options: CallOptions = {},
): Promise<PasskeyQuestionAnswer> {
  return readAnswer<PasskeyQuestionAnswer>(
    PasskeyQuestionAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/session/step_up/passkey',
      signal: options.signal,
    }),
    'beginPasskeyStepUp',
  );
}
