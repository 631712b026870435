// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { approveTicket, type ApproveTicketParameters } from './call.ts';
import type { ApprovalRequestedAnswer, TicketAnswer } from '../../types.ts';

/** Closes a ticket as SOLVED, and makes the return that it requests. */
export function useApproveTicket(): Mutation<
  TicketAnswer | ApprovalRequestedAnswer,
  ApproveTicketParameters
> {
  return useMutation('approveTicket', approveTicket);
}
