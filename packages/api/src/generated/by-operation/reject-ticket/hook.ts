// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { rejectTicket, type RejectTicketParameters } from './call.ts';
import type { TicketAnswer } from '../../types.ts';

/** Closes a ticket as REJECTED. No money moves. */
export function useRejectTicket(): Mutation<TicketAnswer, RejectTicketParameters> {
  return useMutation('rejectTicket', rejectTicket);
}
