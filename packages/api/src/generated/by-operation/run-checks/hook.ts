// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { runChecks, type RunChecksParameters } from './call.ts';
import type { CheckBoardAnswer } from '../../types.ts';

/** Starts a check of all invariants now. */
export function useRunChecks(): Mutation<CheckBoardAnswer, RunChecksParameters> {
  return useMutation('runChecks', runChecks);
}
