// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { approveRequest, type ApproveRequestParameters } from './call.ts';
import type { ApproveRequestAnswer } from '../../types.ts';

/** Approves a request and executes it. */
export function useApproveRequest(): Mutation<ApproveRequestAnswer, ApproveRequestParameters> {
  return useMutation('approveRequest', approveRequest);
}
