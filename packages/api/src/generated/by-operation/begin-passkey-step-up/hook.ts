// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { beginPasskeyStepUp, type BeginPasskeyStepUpParameters } from './call.ts';
import type { PasskeyQuestionAnswer } from '../../types.ts';

/** A challenge to confirm with a passkey that the user is present. */
export function useBeginPasskeyStepUp(): Mutation<
  PasskeyQuestionAnswer,
  BeginPasskeyStepUpParameters
> {
  return useMutation('beginPasskeyStepUp', beginPasskeyStepUp);
}
