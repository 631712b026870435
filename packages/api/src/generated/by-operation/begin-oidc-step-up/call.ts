// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../../request.ts';
import { OidcUrlAnswerStruct } from '../../structs/oidc-url-answer.ts';
import type { OidcUrlAnswer } from '../../types.ts';

/** The input of {@link beginOidcStepUp}. */
export type BeginOidcStepUpParameters = NoParameters;

/**
 * Begins a round trip to the OpenID provider that confirms that the user is present.
 * @throws ApiProblem
 */
export async function beginOidcStepUp(
  client: ApiClient,
  _parameters: BeginOidcStepUpParameters,
  options: CallOptions = {},
): Promise<OidcUrlAnswer> {
  return readAnswer<OidcUrlAnswer>(
    OidcUrlAnswerStruct,
    await client({ method: 'POST', path: '/api/v1/session/step_up/oidc', signal: options.signal }),
    'beginOidcStepUp',
  );
}
