// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { renewRecoveryCodes, type RenewRecoveryCodesParameters } from './call.ts';
import type { RecoveryCodesAnswer } from '../../types.ts';

/** Makes new recovery codes in place of all former ones. Only this response contains them. */
export function useRenewRecoveryCodes(): Mutation<
  RecoveryCodesAnswer,
  RenewRecoveryCodesParameters
> {
  return useMutation('renewRecoveryCodes', renewRecoveryCodes);
}
