// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { turnOffTwoFactor, type TurnOffTwoFactorParameters } from './call.ts';

/** Turns two-factor sign-in off and deletes the secret and the recovery codes. */
export function useTurnOffTwoFactor(): Mutation<void, TurnOffTwoFactorParameters> {
  return useMutation('turnOffTwoFactor', turnOffTwoFactor);
}
