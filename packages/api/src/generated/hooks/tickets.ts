// Generated from openapi.yaml by `npm run generate`. Do not edit.

import {
  useMutation,
  useQuery,
  type Mutation,
  type Query,
  type QueryKey,
  type QueryOptions,
} from '../../swr.ts';
import {
  listTickets,
  type ListTicketsParameters,
  openTicket,
  type OpenTicketParameters,
  approveTicket,
  type ApproveTicketParameters,
  rejectTicket,
  type RejectTicketParameters,
} from '../calls/tickets.ts';
import type { TicketAnswer, TicketListAnswer } from '../types.ts';

/** The SWR key of {@link listTickets}, with all its parameters. */
export function listTicketsKey(
  parameters: ListTicketsParameters,
): QueryKey<'listTickets', ListTicketsParameters> {
  return ['listTickets', parameters];
}

/** Lists the support tickets of an invoice, newest first. Null parameters: not asked. */
export function useListTickets(
  parameters: ListTicketsParameters | null,
  options?: QueryOptions<TicketListAnswer>,
): Query<TicketListAnswer> {
  return useQuery(parameters === null ? null : listTicketsKey(parameters), listTickets, options);
}

/** Opens a support ticket about an invoice. */
export function useOpenTicket(): Mutation<TicketAnswer, OpenTicketParameters> {
  return useMutation('openTicket', openTicket);
}

/** Closes a ticket as SOLVED. No money moves. */
export function useApproveTicket(): Mutation<TicketAnswer, ApproveTicketParameters> {
  return useMutation('approveTicket', approveTicket);
}

/** Closes a ticket as REJECTED. No money moves. */
export function useRejectTicket(): Mutation<TicketAnswer, RejectTicketParameters> {
  return useMutation('rejectTicket', rejectTicket);
}
