// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { OidcOutcomeAnswerStruct } from '../../structs/oidc-outcome-answer.ts';
import type { FinishOidcData, OidcOutcomeAnswer } from '../../types.ts';

/** The input of {@link finishOidc}. */
export interface FinishOidcParameters {
  readonly body: FinishOidcData['body'];
}

/**
 * Ends a round trip to the OpenID provider: signs the user in as login does, or confirms the session.
 * @throws ApiProblem
 */
export async function finishOidc(
  client: ApiClient,
  parameters: FinishOidcParameters,
  options: CallOptions = {},
): Promise<OidcOutcomeAnswer> {
  return readAnswer<OidcOutcomeAnswer>(
    OidcOutcomeAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/login/oidc/return',
      body: parameters.body,
      signal: options.signal,
    }),
    'finishOidc',
  );
}
