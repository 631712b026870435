// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { signInWithPasskey, type SignInWithPasskeyParameters } from './call.ts';
import type { CurrentUserAnswer } from '../../types.ts';

/** Signs a user in with a passkey alone, and sets the cookies as login does. */
export function useSignInWithPasskey(): Mutation<CurrentUserAnswer, SignInWithPasskeyParameters> {
  return useMutation('signInWithPasskey', signInWithPasskey);
}
