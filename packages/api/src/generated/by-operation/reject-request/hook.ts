// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { rejectRequest, type RejectRequestParameters } from './call.ts';
import type { ApprovalAnswer } from '../../types.ts';

/** Rejects a request; its requester is notified. */
export function useRejectRequest(): Mutation<ApprovalAnswer, RejectRequestParameters> {
  return useMutation('rejectRequest', rejectRequest);
}
