// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { beginOidcStepUp, type BeginOidcStepUpParameters } from './call.ts';
import type { OidcUrlAnswer } from '../../types.ts';

/** Begins a round trip to the OpenID provider that confirms that the user is present. */
export function useBeginOidcStepUp(): Mutation<OidcUrlAnswer, BeginOidcStepUpParameters> {
  return useMutation('beginOidcStepUp', beginOidcStepUp);
}
