// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { beginPasskeySignIn, type BeginPasskeySignInParameters } from './call.ts';
import type { PasskeyQuestionAnswer } from '../../types.ts';

/** A challenge to sign in with a passkey, alone or after the password. */
export function useBeginPasskeySignIn(): Mutation<
  PasskeyQuestionAnswer,
  BeginPasskeySignInParameters
> {
  return useMutation('beginPasskeySignIn', beginPasskeySignIn);
}
