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
  downloadTicketReceipt,
  type DownloadTicketReceiptParameters,
  approveTicket,
  type ApproveTicketParameters,
  rejectTicket,
  type RejectTicketParameters,
} from '../calls/tickets.ts';
import type {
  ApprovalRequestedAnswer,
  ReceiptFile,
  TicketAnswer,
  TicketListAnswer,
} from '../types.ts';

/** The SWR key of {@link listTickets}, with all its parameters. */
export function listTicketsKey(
  parameters: ListTicketsParameters,
): QueryKey<'listTickets', ListTicketsParameters> {
  return ['listTickets', parameters];
}

/** Lists the support tickets of an invoice, newest first. Null parameters: no request. */
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

/** The SWR key of {@link downloadTicketReceipt}, with all its parameters. */
export function downloadTicketReceiptKey(
  parameters: DownloadTicketReceiptParameters,
): QueryKey<'downloadTicketReceipt', DownloadTicketReceiptParameters> {
  return ['downloadTicketReceipt', parameters];
}

/** Downloads the receipt that a customer attached to a ticket. Null parameters: no request. */
export function useDownloadTicketReceipt(
  parameters: DownloadTicketReceiptParameters | null,
  options?: QueryOptions<ReceiptFile>,
): Query<ReceiptFile> {
  return useQuery(
    parameters === null ? null : downloadTicketReceiptKey(parameters),
    downloadTicketReceipt,
    options,
  );
}

/** Closes a ticket as SOLVED, and makes the return that it requests. */
export function useApproveTicket(): Mutation<
  TicketAnswer | ApprovalRequestedAnswer,
  ApproveTicketParameters
> {
  return useMutation('approveTicket', approveTicket);
}

/** Closes a ticket as REJECTED. No money moves. */
export function useRejectTicket(): Mutation<TicketAnswer, RejectTicketParameters> {
  return useMutation('rejectTicket', rejectTicket);
}
