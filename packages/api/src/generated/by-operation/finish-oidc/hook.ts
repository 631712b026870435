// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { finishOidc, type FinishOidcParameters } from './call.ts';
import type { OidcOutcomeAnswer } from '../../types.ts';

/** Ends a round trip to the OpenID provider: signs the user in as login does, or confirms the session. */
export function useFinishOidc(): Mutation<OidcOutcomeAnswer, FinishOidcParameters> {
  return useMutation('finishOidc', finishOidc);
}
