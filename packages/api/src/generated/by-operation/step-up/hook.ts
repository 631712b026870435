// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { stepUp, type StepUpParameters } from './call.ts';
import type { OwnSessionAnswer } from '../../types.ts';

/** Confirms that the user is present, for the next five minutes of this session. */
export function useStepUp(): Mutation<OwnSessionAnswer, StepUpParameters> {
  return useMutation('stepUp', stepUp);
}
