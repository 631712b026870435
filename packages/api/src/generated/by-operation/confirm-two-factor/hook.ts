// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { confirmTwoFactor, type ConfirmTwoFactorParameters } from './call.ts';
import type { RecoveryCodesAnswer } from '../../types.ts';

/** Turns two-factor sign-in on. Only this response contains the recovery codes. */
export function useConfirmTwoFactor(): Mutation<RecoveryCodesAnswer, ConfirmTwoFactorParameters> {
  return useMutation('confirmTwoFactor', confirmTwoFactor);
}
