// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { beginTwoFactor, type BeginTwoFactorParameters } from './call.ts';
import type { TwoFactorSecretAnswer } from '../../types.ts';

/** Creates a secret for the authenticator app. It takes effect once confirmed with a code. */
export function useBeginTwoFactor(): Mutation<TwoFactorSecretAnswer, BeginTwoFactorParameters> {
  return useMutation('beginTwoFactor', beginTwoFactor);
}
