// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { beginOidcSignIn, type BeginOidcSignInParameters } from './call.ts';
import type { OidcUrlAnswer } from '../../types.ts';

/** Begins a sign-in at the OpenID provider of the configuration. */
export function useBeginOidcSignIn(): Mutation<OidcUrlAnswer, BeginOidcSignInParameters> {
  return useMutation('beginOidcSignIn', beginOidcSignIn);
}
