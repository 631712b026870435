// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { endReturn, type EndReturnParameters } from './call.ts';
import type { ApprovalRequestedAnswer } from '../../types.ts';

/** Requests that a return with an unknown outcome is declared paid or failed. */
export function useEndReturn(): Mutation<ApprovalRequestedAnswer, EndReturnParameters> {
  return useMutation('endReturn', endReturn);
}
